import { expect, test } from 'vitest';
import { describeDatabase, hostUrls } from './database-url.ts';

test('a URL has one or more hosts, with or without ports', () => {
  expect(hostUrls('postgres://ada:s%40crét@db/goodword')).toEqual(['postgres://ada:s%40crét@db/goodword']);
  expect(hostUrls('postgresql://ada:x@db1:5433,db2,[::1]:5432/goodword?sslmode=require')).toEqual([
    'postgresql://ada:x@db1:5433/goodword?sslmode=require',
    'postgresql://ada:x@db2/goodword?sslmode=require',
    'postgresql://ada:x@[::1]:5432/goodword?sslmode=require',
  ]);
});

test('the description omits user and password', () => {
  expect(describeDatabase('postgres://ada:secret@db1:5433,db2/goodword?sslmode=require')).toBe(
    'PostgreSQL db1:5433,db2/goodword',
  );
});

test.for([
  'mysql://localhost/goodword',
  'postgres://',
  'postgres://localhost',
  'postgres://db1,,db2:x/goodword',
  'postgres://db1/goodword?sslmode=prefer',
  'postgres://db1/goodword?sslmode=verify-ca',
  'postgres://db1/goodword?sslmode=verify-full&sslrootcert=/nowhere.pem',
])('%s is refused with a message that follows the variable’s name', (url) => {
  expect(() => hostUrls(url)).toThrow(/^must (look like|have an sslmode|name) .+$/);
});

test.for([
  'postgres://ada:s@cret@db/goodword',
  'postgres://ada:12/s?cret@db/goodword',
  'postgres://ada:s#cret@db/goodword',
  'postgres://ada:s%cret@db/goodword',
  'postgres://ada:s%E9cret@db/goodword',
])('An unencoded password is refused with a hint and no part of it: %s', (url) => {
  expect(() => hostUrls(url)).toThrow(
    /^must have the characters @ \/ \? # % and space in its password written as %40 %2F %3F %23 %25 %20$/,
  );
});

test.for(['postgres://ada@example.com:x@db/goodword', 'postgres://ada:x@db/goodword?application_name=a@b'])(
  'An @ that can only belong to a user name or an option is taken: %s',
  (url) => {
    expect(hostUrls(url)).toEqual([url]);
  },
);
