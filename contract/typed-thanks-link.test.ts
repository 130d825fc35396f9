import { describe, expect, test } from 'vitest';
import type { ThanksKind } from './thanks-link.ts';
import { typedThanksLink } from './typed-thanks-link.ts';

const webKinds = ['tip', 'book', 'public', 'website'] as const;

describe('An address is stored as the browser will open it', () => {
  test.for([
    ['https://tips.example/maya', 'https://tips.example/maya'],
    ['  https://tips.example  ', 'https://tips.example/'],
    ['HTTPS://Tips.Example/Maya?a=1#b', 'https://tips.example/Maya?a=1#b'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example/'],
    ['https://mu\u0308nchen.example', 'https://xn--mnchen-3ya.example/'],
    ['https://例え.jp/予約', 'https://xn--r8jz45g.jp/%E4%BA%88%E7%B4%84'],
    ['https://tips.example/@maya', 'https://tips.example/@maya'],
    ['https://g.page/r/Cdef:1/review', 'https://g.page/r/Cdef:1/review'],
  ])('%s', ([url, stored]) => {
    for (const kind of webKinds) {
      expect(typedThanksLink.parse({ kind, url })).toEqual({ kind, url: stored });
      expect(typedThanksLink.parse({ kind, url: stored })).toEqual({ kind, url: stored });
    }
  });

  test('a look-alike host is written out in ASCII', () => {
    const { url } = typedThanksLink.parse({ kind: 'tip', url: 'https://\u0440\u0430ypal.com/maya' });
    expect(new URL(url).hostname).toBe('xn--ypal-43d9g.com');
  });
});

describe('A number is stored with its digits alone', () => {
  test.for([
    ['tel:+351912345678', 'tel:+351912345678'],
    ['TEL:+351 912 345 678', 'tel:+351912345678'],
    ['tel:+1 (555) 010-9999', 'tel:+15550109999'],
    ['tel:+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['tel:+49/30.123\u00a0456', 'tel:+4930123456'],
    ['tel:030 123456', 'tel:030123456'],
    ['tel: (0)30 123456', 'tel:030123456'],
    ['tel:+39 (0)6 1234567', 'tel:+39061234567'],
    ['tel:+3519123(0)45678', 'tel:+3519123045678'],
  ])('%s', ([url, stored]) => {
    expect(typedThanksLink.parse({ kind: 'call', url })).toEqual({ kind: 'call', url: stored });
    expect(typedThanksLink.parse({ kind: 'call', url: stored })).toEqual({ kind: 'call', url: stored });
  });
});

const NO_ADDRESS = 'Please enter an address';
const HTTPS_ONLY = 'Please use an address that begins with https://';
const INVALID_ADDRESS = 'Please check this address: it has spaces or hidden characters';
const INVALID_HOST =
  'Please use the address of a website, as in https://example.com, without a user name, password or port';
const INVALID_NUMBER = 'Please enter a phone number, as in +351 912 345 678';
const TOO_LONG = 'Please use an address with at most 500 characters';

describe('What could lead a customer elsewhere is refused with a clear sentence', () => {
  test.for<[what: string, url: string, message: string]>([
    ['another scheme', 'http://tips.example', HTTPS_ONLY],
    ['a script', 'javascript:alert(1)//https://tips.example', HTTPS_ONLY],
    ['a script with a tab', 'java\tscript:alert(1)', HTTPS_ONLY],
    ['a document in the address', 'data:text/html,<script>alert(1)</script>', HTTPS_ONLY],
    ['an email', 'mailto:maya@example.com', HTTPS_ONLY],
    ['a text message', 'sms:+351912345678', HTTPS_ONLY],
    ['a number', 'tel:+351912345678', HTTPS_ONLY],
    ['a blob', 'blob:https://tips.example/1', HTTPS_ONLY],
    ['an app', 'intent://tips.example#Intent;scheme=https;end', HTTPS_ONLY],
    ['nothing', '', NO_ADDRESS],
    ['no scheme', 'tips.example', HTTPS_ONLY],
    ['a relative address', '/review/1', HTTPS_ONLY],
    ['two slashes alone', '//tips.example', HTTPS_ONLY],
    ['a single slash', 'https:/tips.example', HTTPS_ONLY],
    ['no slash', 'https:tips.example', HTTPS_ONLY],
    ['backslashes for slashes', 'https:\\\\tips.example', HTTPS_ONLY],
    ['a newline in the scheme', 'https:\n//tips.example', HTTPS_ONLY],
    ['a fullwidth colon', 'https：//tips.example', HTTPS_ONLY],
    ['a third slash', 'https:///tips.example', INVALID_HOST],
    ['a backslash before the host', 'https://\\tips.example', INVALID_ADDRESS],
    ['a backslash that ends the host', 'https://tips.example\\@evil.example', INVALID_ADDRESS],
    ['a tab', 'https://tips\t.example', INVALID_ADDRESS],
    ['a newline', 'https://tips.example/\nmaya', INVALID_ADDRESS],
    ['a NUL', 'https://tips.example/\0', INVALID_ADDRESS],
    ['a space', 'https://tips.example/ maya', INVALID_ADDRESS],
    ['a soft hyphen', 'https://tips\u00ad.example', INVALID_ADDRESS],
    ['a zero-width space', 'https://tips\u200b.example', INVALID_ADDRESS],
    ['a bidi override', 'https://tips.example/\u202egnp.exe', INVALID_ADDRESS],
    ['a bidi isolate', 'https://\u2066tips.example', INVALID_ADDRESS],
    ['half a surrogate pair', 'https://tips.example/\ud800', INVALID_ADDRESS],
    ['a user', 'https://paypal.com@evil.example', INVALID_HOST],
    ['a user and a password', 'https://paypal.com:secret@evil.example', INVALID_HOST],
    ['an empty user', 'https://@evil.example', INVALID_HOST],
    ['an empty user and password', 'https://:@evil.example', INVALID_HOST],
    ['an encoded user', 'https://paypal.com%40evil.example', INVALID_HOST],
    ['a port', 'https://tips.example:8443', INVALID_HOST],
    ['the usual port', 'https://tips.example:443', INVALID_HOST],
    ['an empty port', 'https://tips.example:', INVALID_HOST],
    ['an encoded host', 'https://%74ips.example', INVALID_HOST],
    ['fullwidth letters', 'https://ｔips.example', INVALID_HOST],
    ['a fullwidth dot', 'https://tips．example', INVALID_HOST],
    ['an ideographic dot', 'https://tips。example', INVALID_HOST],
    ['a slash look-alike', 'https://paypal.com\u2044.evil.example', INVALID_HOST],
    ['styled letters', 'https://𝐭ips.example', INVALID_HOST],
    ['a ligature', 'https://o\ufb03ce.example', INVALID_HOST],
    ['an IPv4 address', 'https://192.0.2.1', INVALID_HOST],
    ['an IPv4 address as a number', 'https://3221225985', INVALID_HOST],
    ['an IPv4 address in hexadecimal', 'https://0xc0.0x00.0x02.0x01', INVALID_HOST],
    ['an IPv4 address in octal', 'https://0300.0.02.1', INVALID_HOST],
    ['a short IPv4 address', 'https://127.1', INVALID_HOST],
    ['an IPv4 address in other digits', 'https://１９２.0.2.1', INVALID_HOST],
    ['an IPv6 address', 'https://[2001:db8::1]', INVALID_HOST],
    ['an IPv4 address as IPv6', 'https://[::ffff:192.0.2.1]', INVALID_HOST],
    ['localhost', 'https://localhost', INVALID_HOST],
    ['a name below localhost', 'https://tips.localhost', INVALID_HOST],
    ['a single label', 'https://intranet', INVALID_HOST],
    ['a trailing dot', 'https://tips.example.', INVALID_HOST],
    ['an empty label', 'https://tips..example', INVALID_HOST],
    ['no host', 'https://', INVALID_HOST],
    ['no host but a path', 'https:///maya', INVALID_HOST],
    ['too much', `https://tips.example/${'a'.repeat(500)}`, TOO_LONG],
    ['100 kB', `https://${'a.'.repeat(50_000)}example`, TOO_LONG],
    ['too much once encoded', `https://tips.example/${'予'.repeat(100)}`, TOO_LONG],
  ])('%s', ([, url, message]) => {
    for (const kind of webKinds) expect(refusalOf(kind, url)).toBe(message);
  });

  test.for<[what: string, url: string, message: string]>([
    ['a website', 'https://tips.example', INVALID_NUMBER],
    ['a script', 'javascript:alert(1)', INVALID_NUMBER],
    ['a text message', 'sms:+351912345678', INVALID_NUMBER],
    ['a call-forwarding code', 'tel:*21*+351912345678#', INVALID_NUMBER],
    ['a code after the number', 'tel:+351912345678#31', INVALID_NUMBER],
    ['an encoded code', 'tel:+351912345678%23', INVALID_NUMBER],
    ['an extension', 'tel:+351912345678;ext=1', INVALID_NUMBER],
    ['a pause', 'tel:+351912345678,,1', INVALID_NUMBER],
    ['a context', 'tel:912345678;phone-context=+351', INVALID_NUMBER],
    ['a country of zero', 'tel:+0351912345678', INVALID_NUMBER],
    ['two pluses', 'tel:++351912345678', INVALID_NUMBER],
    ['letters', 'tel:+1800FLOWERS', INVALID_NUMBER],
    ['other digits', 'tel:+٣٥١٩١٢٣٤٥٦٧٨', INVALID_NUMBER],
    ['four digits', 'tel:+1 112', INVALID_NUMBER],
    ['sixteen digits', 'tel:+1234567890123456', INVALID_NUMBER],
    ['a newline', 'tel:+351\n912345678', INVALID_NUMBER],
    ['a bidi override', 'tel:+351\u202e912345678', INVALID_NUMBER],
    ['slashes', 'tel://+351912345678', INVALID_NUMBER],
    ['nothing', '', NO_ADDRESS],
    ['a scheme alone', 'tel:', INVALID_NUMBER],
    ['100 kB', `tel:+${'1'.repeat(100_000)}`, TOO_LONG],
  ])('a call: %s', ([, url, message]) => {
    expect(refusalOf('call', url)).toBe(message);
  });

  test.for([
    [{ kind: 'other', url: 'https://tips.example' }, 'Please choose what the link is for'],
    [{ kind: 'toString', url: 'https://tips.example' }, 'Please choose what the link is for'],
    [{ url: 'https://tips.example' }, 'Please choose what the link is for'],
    [{ kind: 'tip' }, 'Please enter an address'],
    [{ kind: 'tip', url: ['https://tips.example'] }, 'Please enter an address'],
  ])('%o', ([link, message]) => {
    expect(typedThanksLink.safeParse(link).error?.issues[0]?.message).toBe(message);
  });
});

function refusalOf(kind: ThanksKind, url: string): string | undefined {
  return typedThanksLink.safeParse({ kind, url }).error?.issues[0]?.message;
}
