import { Letter } from '#web/ui/Letter.tsx';
import { GivenStars } from './GivenStars.tsx';

/** What the customer has just sent, on the thank-you pages. */
export function SentLetter({
  review: { rating, comment, customerName, customerLocation },
}: {
  review: { rating: number; comment: string; customerName: string; customerLocation: string | null };
}) {
  return (
    <div className="sent w-full text-start">
      <Letter
        className="letter"
        stars={<GivenStars rating={rating} />}
        words={comment.trim()}
        wordsClassName="line-clamp-6"
        name={customerName}
        headingLevel="h2"
        facts={[customerLocation]}
      />
    </div>
  );
}
