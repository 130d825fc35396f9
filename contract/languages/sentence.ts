declare const marked: unique symbol;

/**
 * English text that `t` translates, and the key of its translations. `npm run languages` finds the literals that `t` and
 * `plural` take, and elsewhere `'Right away' as Sentence`. What follows a `#` tells meanings apart and never shows:
 * "Name#workplace".
 */
export type Sentence = string & { readonly [marked]: true };

/** The singular and the plural, for `plural`: `{count} review|{count} reviews`. */
export type PluralSentence = `${string}|${string}`;

/** A literal, or what its place calls a sentence. */
export type Known<S extends string> = S & (string extends S ? Sentence : unknown);
