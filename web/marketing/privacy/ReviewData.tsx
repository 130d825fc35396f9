import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';

export function ReviewData() {
  return (
    <>
      <p>We store:</p>
      <ul>
        <li>your stars, your words, and the name and location you typed</li>
        <li>the workplace or tracked code you used, the language of the page, and the time</li>
        <li>a random number and a checksum, so that a review sent twice is stored once</li>
        <li>a hash of your private link, and when you saved the link</li>
        <li>when you allowed the professional to show your review to an employer</li>
        <li>when you last edited your review (we don't keep the earlier version)</li>
        <li>the professional's reply</li>
      </ul>
      <p>You can give just a first name and leave the location empty.</p>
      <p>
        With your private link, you can see, edit and take back your review for {REVIEW_LINK_DAYS} days. If
        you take it back, we delete it. We keep only the random number, the checksum and the date, so that a
        late copy isn't stored again.
      </p>
      <p>
        You don't need an account. We don't ask for your email address or phone number. We don't store your
        internet address or anything about your phone with your review.
      </p>
      <p>
        To count page views, we hash your internet address and browser name with a random number that changes
        daily. This way, we count you once a day for each page or tracked code. We delete the hash and the
        random number when the day (in UTC) is over, and keep only the count.
      </p>
    </>
  );
}
