import type { Site } from '#contract/site.ts';
import type { Tag } from './summaries.ts';

/** In Markdown. */
export const introduction = ({
  name,
}: Site) => `Service professionals collect their own customer reviews. This is the API behind ${name}'s own pages; other programs may use all of it.

## Sessions
Signing in sets a cookie, HttpOnly and SameSite=Lax; send it with each request. There are no API keys or scopes: a session may do whatever its owner may do. While a session is in use, its cookie is renewed about once an hour by a \`Set-Cookie\` header on any response.

Requests that change something must not come from another site's page: browsers declare that in \`Sec-Fetch-Site\` and \`Origin\`, and are refused. Other programs send neither; with a cookie on https they send \`Origin\` with the address of this service.

## Requests and responses
Send JSON in UTF-8 with \`Content-Type: application/json\`, at most 32 KiB. Unknown fields are ignored unless stated otherwise. Text is trimmed, passwords are not; control characters are refused, except line breaks and tabs in a comment.

Ids are whole numbers from 1 to 2147483647. Times are UTC in ISO 8601, like \`2026-11-21T09:30:15.000Z\`. Money is in US dollars, with cents as decimals. Responses may gain fields in later versions: ignore those you don't know.

## Errors
Every error has the body \`{ "message": "…" }\`, a sentence you can show to a person. Each operation lists all its messages. If several fields of a form are wrong, you get the message for the first. Anything that belongs to someone else is not found.

Responses of 500 and above carry \`X-Request-Id\`, which identifies the request in the log. After 503 the request may or may not have taken effect: ask again.

## Sending a review once
\`submitReview\` takes an \`Idempotency-Key\`. Create one for each review and keep it until you get a response: however often you send the same request, the review is stored and mailed once, with the same response. The same key with another body is refused with 422.

## Pages of a list
Long lists take \`limit\` (1 to 200) and \`cursor\`. Without \`limit\`, \`listReviews\` and \`listUsers\` return everything; other lists return 50. If there is a next page, the response has a header \`Link: </api/…?cursor=…>; rel="next"\`, relative to this service. Follow it as is; without it you've reached the end.

## Rate limits
Public installations limit requests per IP address, account and recipient. Further requests get 429 with \`Retry-After\` in seconds.

## Not included
The payment provider's webhook is for the provider only. Pages, images, health checks and metrics aren't part of the API, and the web client creates the CSV export from \`listReviews\`.`;

export const tags: { name: Tag; description: string }[] = [
  { name: 'public', description: 'For the public review page; no sign-in.' },
  { name: 'accounts', description: 'Signing up, signing in and out, and your account.' },
  { name: 'workplaces', description: 'The places where a professional works.' },
  {
    name: 'tracked-codes',
    description: 'Short links for tables, flyers and other channels, each with its own figures.',
  },
  { name: 'reviews', description: 'Reviews of the signed-in professional, with statistics.' },
  { name: 'reputation', description: 'Links that show chosen reviews to an employer.' },
  { name: 'plans', description: 'The plan of the signed-in professional, and payment.' },
  { name: 'admin', description: 'Only for the account `admin`. Review texts are never included.' },
];
