import type { Generated } from 'kysely';
import type { PraiseSource } from '#contract/earlier-praise.ts';
import type { Timestamp } from '#server/basics/clock.ts';

/** What professionals show to employers. */
export interface ReputationTables {
  employer_links: {
    id: Generated<number>;
    user_id: number;
    token_hash: string;
    employer: string;
    created_at: Timestamp;
    expires_at: Timestamp;
    revoked_at: Timestamp | null;
    openings: Generated<number>;
    last_opened_at: Timestamp | null;
  };
  employer_link_reviews: {
    link_id: number;
    review_id: number;
  };
  /** Apart from the reviews, so that no query of those can count it. */
  earlier_praise: {
    id: Generated<number>;
    user_id: number;
    words: string;
    name: string | null;
    rating: number | null;
    /** A month, like 2024-03. */
    month: string | null;
    source: PraiseSource;
    url: string | null;
    created_at: Timestamp;
  };
  employer_link_praise: {
    link_id: number;
    praise_id: number;
  };
}
