import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': 'お客さまが語る、{name}さん',
  'For {employer}': '{employer}様へ',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    { other: '{name}さんがあなたにお見せすることを、お客さまが許可した感想{count}件です。' },
  '{rating} out of 5 stars': '星5つのうち{rating}つ',
  // Instead of a name
  'A customer': 'お客さま',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    '{site}では、お客さまは担当者のリンクやQRコードから、アカウントなしで感想を書きます。担当者本人が感想を書いたり変えたりすることはできません。このページの感想は{name}さんが選んだもので、ほかにもある場合があります。',
  'This page is only for you. It closes on {date} at the latest.':
    'このページはあなただけのものです。遅くとも{date}に閉じられます。',
  'This page is closed': 'このページは閉じられました',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'このリンクは期限が切れたか、オフにされました。送った方に新しいリンクをお求めください。',
};
