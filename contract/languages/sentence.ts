declare const marked: unique symbol;

/** English text that `t` translates, and the key of its translations. What follows a `#`, as in "Name#workplace", never shows. */
export type Sentence = string & { readonly [marked]: true };

/** The singular and the plural, for `plural`: `{count} review|{count} reviews`. */
export type PluralSentence = `${string}|${string}`;

/** A literal, or what its place calls a sentence. */
export type Known<S extends string> = S & (string extends S ? Sentence : unknown);
