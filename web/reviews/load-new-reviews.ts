import type { ComponentType } from 'react';

type NewReviews = ComponentType<{ first: number | null }>;

let loading: Promise<NewReviews> | undefined;

/** A letter can grow out of the page only if the code is there at once, so a link to it loads the code ahead. */
export function loadNewReviews(): Promise<NewReviews> {
  if (!loading) {
    const load: Promise<NewReviews> = import('#web/reviews/NewReviews.tsx').then(({ NewReviews }) => {
      // `use` doesn't wait for a promise that says this.
      Object.assign(load, { status: 'fulfilled', value: NewReviews });
      return NewReviews;
    });
    loading = load;
    load.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}
