import { expect, test } from 'vitest';
import { fillParts, findParts, REQUEST, withLink } from './message.ts';

const link = 'https://goodword.example/r/ABCDEFGHJK';
const sara = { name: 'Sara', link };

test.for([
  ['Hi Sara, how did I do? https://goodword.example/r/ABCDEFGHJK', 'Hi {name}, how did I do? {link}'],
  ['Saras Tag, Sara! Sara.', 'Saras Tag, {name}! Sara.'],
  ['Saraは元気？こんにちはSaraさん', '{name}は元気？こんにちはSaraさん'],
  ['مرحباً Sara، شكراً', 'مرحباً {name}، شكراً'],
  ['no one here', 'no one here'],
] as const)(
  'In the edited text %j, the first whole word that is the name and the link are found',
  ([text, template]) => {
    expect(findParts(text, sara)).toBe(template);
    expect(fillParts(template, sara)).toBe(text);
  },
);

test('An edited text greets the next customer with the right name and link', () => {
  const edited = findParts(`${fillParts(REQUEST, sara)} $& 👋`, sara);
  expect(fillParts(edited, { name: "O'Neil (Jr.)", link: 'your link' })).toBe(
    "Hi O'Neil (Jr.), thank you for having me today. How did I do? It takes 30 seconds, and only I read it: your link $& 👋",
  );
});

test('A name of signs is found as it is', () => {
  expect(findParts("Hi O'Neil (Jr.), bye", { name: "O'Neil (Jr.)", link })).toBe('Hi {name}, bye');
  expect(findParts('Hi …, bye', { name: '…', link })).toBe('Hi {name}, bye');
});

test('A link that was deleted is put back on a line of its own', () => {
  expect(withLink('Hi {name}! \n')).toBe('Hi {name}!\n{link}');
  expect(withLink('Hi, {link} bye')).toBe('Hi, {link} bye');
});
