import { brand } from '#contract/brand.ts';

/** Markdown: headings, paragraphs and `code`, and nothing else, so that the page can print it too. */
export const introduction = `Service professionals collect customer reviews for themselves: this is everything that ${brand.name}'s own pages call, and all of it may be called by other programs.

## Sessions
Who signs in gets a cookie, HttpOnly and SameSite=Lax, and sends it along. There are no API keys and no scopes: a session may do what its owner may do. While a session is used its cookie is renewed, about once an hour, by a \`Set-Cookie\` header on any answer.

A call that changes something must not come from another site's page: browsers say so in \`Sec-Fetch-Site\` and \`Origin\`, and are refused. A program that is no browser sends neither; with a cookie on https it sends \`Origin\` with the address of this service.

## What is sent
JSON in UTF-8 with \`Content-Type: application/json\`, at most 32 KiB. Fields that are not described are ignored, except where it says otherwise. Text is trimmed, passwords are not; control characters are refused, but for line breaks and tabs in a comment.

Ids are whole numbers from 1 to 2147483647, in a path as in a body. Times are UTC in ISO 8601, like \`2026-11-21T09:30:15.000Z\`. Money is in US dollars, with cents as decimals. Answers may get more fields in later versions: ignore what you do not know.

## Errors
Every answer that is not a success has the body \`{ "message": "…" }\`, a sentence that can be shown to a person. Each operation lists every sentence that it may answer. Of a form with several wrong fields the first one is told. What is somebody else's is not found, as if it were not there.

An answer of 500 and above carries \`X-Request-Id\`, which names it in the log. After 503 nothing may be taken for done, or for not done: ask again.

## Sending a review once
\`submitReview\` takes an \`Idempotency-Key\`. Make one for each review and keep it until an answer arrives: however often the same request comes, it is stored and mailed once, and answered alike. The same key with other content is refused with 422.

## Pages of a list
Lists that may be long take \`limit\` (1 to 200) and \`cursor\`. Where there is a next page, the answer has a header \`Link: </api/…?cursor=…>; rel="next"\`, relative to this service. Follow it as it stands; without it the list has ended.

## How often
A public installation limits how often an address, an account or a recipient is called upon. Beyond that it answers 429, with \`Retry-After\` in seconds.

## What is not here
The payment provider's webhook is for the provider alone. Pages, pictures, health and metrics are no part of the API, and the export as CSV is made by the page from \`listReviews\`.`;

export const tags = [
  { name: 'public', description: 'What the page where customers write calls; nobody is signed in.' },
  { name: 'accounts', description: 'Registering, signing in and out, and one’s own account.' },
  { name: 'workplaces', description: 'The places where a professional works.' },
  { name: 'cards', description: 'Printed cards and other channels, each with a code of its own.' },
  {
    name: 'reviews',
    description: 'What customers wrote to the signed-in professional, and what comes of it.',
  },
  {
    name: 'reputation',
    description:
      'The signed-in professional’s reviews, to be carried elsewhere, checked there, and shown to an employer.',
  },
  { name: 'plans', description: 'The plan of the signed-in professional, and how it is paid.' },
  { name: 'admin', description: 'For the account admin alone. Nothing here holds a word of a review.' },
];
