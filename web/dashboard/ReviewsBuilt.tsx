import { useIncreased } from '#web/dashboard/use-increased.ts';

/** The number rises when it grows. */
export function ReviewsBuilt({ count }: { count: number }) {
  const hasGrown = useIncreased(count);
  const reviews = count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`;
  return (
    <p className="inline text-ink-muted">
      You've built{' '}
      <strong key={count} className={hasGrown ? 'inline-block animate-rise text-ink' : 'text-ink'}>
        {reviews}
      </strong>{' '}
      for your personal reputation.
    </p>
  );
}
