import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAuth } from '#web/accounts/auth.tsx';

test('Using the auth context outside its provider throws', () => {
  const Outside = () => createElement('p', null, useAuth().user?.fullName);
  expect(() => renderToStaticMarkup(createElement(Outside))).toThrow(
    'useAuth must be used within an AuthProvider',
  );
});
