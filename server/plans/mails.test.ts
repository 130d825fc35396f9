import { expect, it } from 'vitest';
import { freePlan } from '#contract/plans.ts';
import { newMailContext } from '#tests/mail-context.ts';
import { paymentFailedMail, planEndedMail, planEndingMail, planStartedMail } from './notices.mail.ts';

const context = newMailContext();
const { appUrl } = context;
const END = '2026-12-21T23:30:00.000Z';

it('The mail about a new plan says what it costs, when it renews and how to cancel it', () => {
  const { subject, text, html } = planStartedMail(context, 'annual', END);
  expect(subject).toBe('Your Goodword plan is active');
  for (const form of [text, html]) {
    expect(form).toContain('$59 per year');
    expect(form).toContain('December 21, 2026');
    expect(form).toContain('in Settings, under Manage billing');
  }
  expect(planStartedMail(context, 'annual', null).text).not.toContain('Renews on');
});

it('The mail about a failed payment says until when the plan is paid, and links to billing', () => {
  const active = paymentFailedMail(context, { plan: 'monthly', paidUntil: END, isStillActive: true });
  expect(active.subject).toBe("The payment for your Goodword plan didn't go through");
  for (const form of [active.text, active.html]) {
    expect(form).toContain('charge $7 per month');
    expect(form).toContain('paid until December 21, 2026');
    expect(form).toContain(`${appUrl}/settings#billing`);
  }
  const over = paymentFailedMail(context, { plan: 'monthly', paidUntil: END, isStillActive: false });
  expect(over.text).toContain('ended on December 21, 2026');
});

it('The mail about an ending plan says when it ends and what remains', () => {
  const { subject, text, html } = planEndingMail(context, {
    endsAt: END,
    wasCanceled: true,
  });
  expect(subject).toBe('Your Goodword plan ends on December 21, 2026');
  for (const form of [text, html]) {
    expect(form).toContain('You keep all your reviews and workplaces');
    expect(form).toContain(`new reviews if you have ${freePlan.reviews} or more`);
    expect(form).toContain(`${appUrl}/settings#billing`);
  }
  const granted = planEndingMail(context, { endsAt: END, wasCanceled: false });
  expect(granted.text).toContain(`${appUrl}/pricing`);
});

it('The mail about an ended plan says whether the page is closed and how to open it again', () => {
  const closed = planEndedMail(context, { isPageClosed: true });
  expect(closed.subject).toBe('Your Goodword plan has ended');
  for (const form of [closed.text, closed.html]) {
    expect(form).toContain(`limit of ${freePlan.reviews} reviews`);
    expect(form).toContain(`${appUrl}/subscribe`);
  }
  const open = planEndedMail(context, { isPageClosed: false });
  expect(open.text).toContain(`stays open until you have ${freePlan.reviews} reviews`);
});
