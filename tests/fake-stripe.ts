import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';

/** A received request, with form or query fields as nested objects; every value is a string. */
export interface StripeRequest {
  method: string;
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect requests of every shape.
  fields: any;
  headers: IncomingHttpHeaders;
}

export type Fault =
  /** The connection breaks before the request is handled. */
  | { kind: 'down' }
  /** The connection breaks after the request is handled. */
  | { kind: 'lost' }
  | { kind: 'slow'; milliseconds: number }
  /** With `stored`, Stripe itself fails and replays the answer for the idempotency key. */
  | { kind: 'status'; status: number; stored?: boolean }
  | { kind: 'url'; url: unknown };

/** What we read of an object, in the library's types. */
type Part<T> = T extends object ? { [K in keyof T]?: Part<T[K]> } : T;

export type StripeEvent = ReturnType<typeof newEvent>;
export type Session = ReturnType<typeof newSession>;
type Subscription = ReturnType<typeof newSubscription>;
type Invoice = ReturnType<typeof newInvoice>;
type Charge = ReturnType<typeof newCharge>;
type Dispute = ReturnType<typeof newDispute>;
export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

/** How a signature differs from Stripe's. */
export interface Signing {
  at?: Date;
  /** One `v1` signature for each, as during a secret rotation. */
  secrets?: readonly string[];
  /** Replaces the whole header; null omits it. */
  header?: string | null;
  body?: string;
}

const CHECKOUT = 'https://checkout.stripe.com/c/pay';

/**
 * The part of Stripe's API that subscriptions need, on a free local port. Actions on Stripe's pages are functions, and
 * the test itself delivers events, in any order and any number of times.
 */
export async function startFakeStripe({
  clock,
  key: secretKey = `sk_test_${randomUUID()}`,
}: {
  clock: () => Date;
  key?: string | undefined;
}) {
  const webhookSecret = `whsec_${randomUUID()}`;
  const requests: StripeRequest[] = [];
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const events: StripeEvent[] = [];
  const agreedTerms = new Map<string, Terms>();
  const invoices = new Map<string, Invoice>();
  const charges = new Map<string, Charge>();
  const disputes = new Map<string, Dispute>();
  const customers = new Set<string>();
  const answers = new Map<string, { fingerprint: string; answer: Answer | null }>();
  const closing = new AbortController();

  const now = () => Math.floor(clock().getTime() / 1000);
  const emit = (type: string, object: object) => {
    const event = newEvent(type, object, now());
    events.push(event);
    return event;
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const fake = {
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url },
    requests,
    sessions,
    subscriptions,
    events,
    fault: null as Fault | null,

    onRequest: null as ((request: StripeRequest) => Promise<void>) | null,

    checkoutRequests: () =>
      requests.filter(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions'),

    sessionAt(paymentUrl: string): Session {
      const session = [...sessions.values()].find((each) => each.url === paymentUrl);
      if (!session) throw new Error(`No open session at ${paymentUrl}`);
      return session;
    },

    /** Pays; all of its events have the same second. */
    pay(session: Session, terms: Partial<Terms> = {}) {
      const agreed = agreedTerms.get(session.id);
      if (!agreed || session.status !== 'open') throw new Error(`${session.id} cannot be paid`);
      const customer = session.customer ?? id('cus');
      customers.add(customer);
      const subscription = newSubscription({ ...agreed, ...terms }, customer, now());
      subscriptions.set(subscription.id, subscription);
      const created = emit('customer.subscription.created', subscription);
      const invoice = newInvoice(subscription);
      invoices.set(invoice.id, invoice);
      const updated = change(subscription, { status: 'active', latest_invoice: invoice.id });
      const { paid, succeeded } = markPaid(invoice);
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        url: null,
        customer,
        subscription: subscription.id,
      });
      const completed = emit('checkout.session.completed', session);
      return { subscription, invoice, events: { completed, created, updated, paid, succeeded } };
    },

    /** As if everything so far had happened in another Stripe account. */
    reset() {
      for (const known of [sessions, subscriptions, invoices, charges, disputes, customers]) known.clear();
    },

    expire(session: Session) {
      Object.assign(session, { status: 'expired', url: null });
      return emit('checkout.session.expired', session);
    },

    /** Starts the next period with a draft invoice, which Stripe charges an hour later. */
    startRenewal(subscription: Subscription) {
      const [item] = subscription.items.data;
      const { current_period_end: current_period_start } = item;
      const period = { current_period_start, current_period_end: nextEnd(subscription) };
      const items = { data: [{ ...item, ...period }] as [typeof item] };
      const invoice = newInvoice(subscription);
      invoices.set(invoice.id, invoice);
      return { invoice, events: { started: change(subscription, { latest_invoice: invoice.id, items }) } };
    },

    /** Pays the latest invoice, partly from the customer's `credit`. */
    payInvoice(
      subscription: Subscription,
      { credit = 0 }: { credit?: number } = {},
    ): InvoiceEvents<'paid' | 'succeeded', 'updated'> {
      const invoice = latestInvoice(subscription);
      invoice.amount_due -= credit;
      const events = markPaid(invoice);
      if (subscription.status === 'active') return { invoice, events };
      return { invoice, events: { ...events, updated: change(subscription, { status: 'active' }) } };
    },

    renew(subscription: Subscription, { credit = 0 }: { credit?: number } = {}) {
      const { events } = fake.startRenewal(subscription);
      const paid = fake.payInvoice(subscription, { credit });
      return { invoice: paid.invoice, events: { ...events, ...paid.events } };
    },

    /** Declines the card: the first call starts the next period, later ones retry the same invoice. */
    failRenewal(subscription: Subscription): InvoiceEvents<'failed', 'started' | 'pastDue'> {
      const isNew = latestInvoice(subscription).status === 'paid';
      const events = isNew ? fake.startRenewal(subscription).events : {};
      const invoice = latestInvoice(subscription);
      const failed = emit('invoice.payment_failed', invoice);
      if (subscription.status === 'past_due') return { invoice, events: { ...events, failed } };
      const pastDue = change(subscription, { status: 'past_due' });
      return { invoice, events: { ...events, failed, pastDue } };
    },

    /** The customer portal sets `cancel_at`; the API and the dashboard set `cancel_at_period_end`. */
    cancelAtPeriodEnd(subscription: Subscription, by: 'portal' | 'api' = 'portal') {
      return change(subscription, {
        cancel_at: by === 'portal' ? subscription.items.data[0].current_period_end : null,
        cancel_at_period_end: by === 'api',
      });
    },

    /** As an operator does in the dashboard. */
    edit: change,

    reprice(subscription: Subscription, price: object, quantity = 1) {
      const [item] = subscription.items.data;
      const items = { data: [{ ...item, price: { ...item.price, ...price }, quantity }] as [typeof item] };
      return change(subscription, { items });
    },

    resume(subscription: Subscription) {
      return change(subscription, { cancel_at: null, cancel_at_period_end: false });
    },

    /** Expires a subscription whose first payment never arrived. */
    expireIncomplete(subscription: Subscription) {
      return change(subscription, { status: 'incomplete_expired' });
    },

    end(subscription: Subscription) {
      Object.assign(subscription, { status: 'canceled', ended_at: now() });
      return emit('customer.subscription.deleted', subscription);
    },

    /** Creates the latest payment's charge, which the other events don't need. */
    charge({ customer, items: { data } }: Subscription): Charge {
      const [{ price, quantity }] = data;
      const charge = newCharge(customer, price.unit_amount * quantity);
      charges.set(charge.id, charge);
      return charge;
    },

    refund(charge: Charge, amount = charge.amount): [refunded: StripeEvent, created: StripeEvent] {
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      const refund = { id: id('re'), object: 'refund', amount, charge: charge.id, status: 'succeeded' };
      return [emit('charge.refunded', charge), emit('refund.created', refund)];
    },

    /** The bank sends a refund back. */
    failRefund(charge: Charge) {
      Object.assign(charge, { amount_refunded: 0, refunded: false });
      return emit('refund.failed', { id: id('re'), object: 'refund', charge: charge.id, status: 'failed' });
    },

    dispute(charge: Charge) {
      const dispute = newDispute(charge, now());
      disputes.set(dispute.id, dispute);
      return { dispute, created: emit('charge.dispute.created', dispute) };
    },

    closeDispute(dispute: Dispute, status: string) {
      dispute.status = status;
      return emit('charge.dispute.closed', dispute);
    },

    /** The signature header, generated by Stripe's own library. */
    signatureOf(
      event: StripeEvent | string,
      { at = clock(), secrets = [webhookSecret] }: Signing = {},
    ): string {
      const timestamp = Math.floor(at.getTime() / 1000);
      const payload = asText(event);
      const signatures = secrets.map((secret) => {
        const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
        return header.slice(header.indexOf('v1='));
      });
      return [`t=${timestamp}`, ...signatures].join(',');
    },

    /** @param event a text is sent as it is. */
    async deliver(
      to: { url: string },
      event: StripeEvent | string,
      signing: Signing = {},
    ): Promise<Delivery> {
      const { header = fake.signatureOf(event, signing), body = asText(event) } = signing;
      const response = await fetch(`${to.url}/api/payments/stripe/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          ...(header !== null && { 'stripe-signature': header }),
        },
        body,
      });
      return { status: response.status, text: await response.text() };
    },

    /** Sends events one by one; each must be accepted. */
    async deliverAll(
      to: { url: string },
      all: Iterable<StripeEvent> | Record<string, StripeEvent | undefined>,
    ) {
      for (const event of Symbol.iterator in all ? all : Object.values(all)) {
        if (!event) continue;
        const { status, text } = await fake.deliver(to, event);
        if (status !== 200) throw new Error(`${event.type} was answered ${status} ${text}`);
      }
    },

    async close(): Promise<void> {
      closing.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;

  function change(subscription: Subscription, attributes: Partial<Subscription>): StripeEvent {
    Object.assign(subscription, attributes);
    return emit('customer.subscription.updated', subscription);
  }

  function markPaid(invoice: Invoice) {
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due });
    // Stripe sends both events for the same payment.
    return { paid: emit('invoice.paid', invoice), succeeded: emit('invoice.payment_succeeded', invoice) };
  }

  function latestInvoice(subscription: Subscription): Invoice {
    const invoice = invoices.get(subscription.latest_invoice ?? '');
    if (!invoice) throw new Error('There is no invoice');
    return invoice;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname, search } = new URL(request.url ?? '/', url);
    const received: StripeRequest = {
      method: request.method ?? '',
      path: pathname,
      fields: parseFields(request.method === 'POST' ? Buffer.concat(chunks).toString() : search),
      headers: request.headers,
    };
    requests.push(received);
    await fake.onRequest?.(received);
    // Read once, because tests change it during requests.
    const fault = fake.fault;
    if (fault?.kind === 'down') return void request.socket.destroy();
    const { status, body, headers } = await answer(received, fault).catch((error) => {
      if (error instanceof Refusal) return error.answer;
      throw error;
    });
    if (fault?.kind === 'lost') return void request.socket.destroy();
    const sent = fault?.kind === 'url' && 'url' in body ? { ...body, url: fault.url } : body;
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': id('req'), ...headers });
    response.end(JSON.stringify(sent, null, 2));
  }

  async function answer(request: StripeRequest, fault: Fault | null): Promise<Answer> {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    if (fault?.kind === 'status' && !fault.stored) throw new Refusal(fault.status, SOMETHING_WENT_WRONG);
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return handle(request, fault);

    const fingerprint = JSON.stringify([request.path, request.fields]);
    const known = answers.get(key);
    if (known && known.fingerprint !== fingerprint) {
      throw new Refusal(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    if (known?.answer === null) {
      throw new Refusal(409, {
        type: 'invalid_request_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key.',
      });
    }
    const headers = { 'idempotency-key': key };
    if (known?.answer) return { ...known.answer, headers: { ...headers, 'idempotent-replayed': 'true' } };
    const entry = { fingerprint, answer: null as Answer | null };
    answers.set(key, entry);
    try {
      entry.answer = await handle(request, fault);
      return { ...entry.answer, headers };
    } catch (error) {
      // Stripe stores server errors with the key, but not client errors.
      if (error instanceof Refusal && error.answer.status >= 500) entry.answer = error.answer;
      else answers.delete(key);
      throw error;
    }
  }

  async function handle({ method, path, fields }: StripeRequest, fault: Fault | null): Promise<Answer> {
    if (fault?.kind === 'slow')
      await sleep(fault.milliseconds, undefined, { signal: closing.signal }).catch(() => {});
    if (fault?.kind === 'status') throw new Refusal(fault.status, SOMETHING_WENT_WRONG);
    const [, kind = '', name = '', act = ''] =
      /^\/v1\/(checkout\/sessions|billing_portal\/sessions|subscriptions|charges|disputes)(?:\/(\w+))?(?:\/(\w+))?$/.exec(
        path,
      ) ?? [];
    switch (`${method} ${kind}${name && '/:id'}${act && `/${act}`}`) {
      case 'POST checkout/sessions':
        return ok(openSession(fields));
      case 'POST checkout/sessions/:id/expire': {
        const session = find(sessions, 'checkout.session', name);
        if (session.status !== 'open') {
          throw invalid(`This Session is not in an expireable state: ${session.status}`);
        }
        fake.expire(session);
        return ok(session);
      }
      case 'POST billing_portal/sessions':
        return ok(openPortal(fields));
      case 'GET subscriptions/:id':
        return ok(find(subscriptions, 'subscription', name));
      case 'GET charges/:id':
        return ok(find(charges, 'charge', name));
      case 'GET disputes/:id': {
        const dispute = find(disputes, 'dispute', name);
        const isExpanded = fields.expand?.[0] === 'charge';
        return ok({ ...dispute, charge: isExpanded ? charges.get(dispute.charge) : dispute.charge });
      }
      case 'DELETE subscriptions/:id': {
        const subscription = findActive(name);
        fake.end(subscription);
        return ok(subscription);
      }
      default:
        throw new Refusal(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${method}: ${path}).`,
        });
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: the unvalidated form fields.
  function openSession(fields: any): Session {
    if (fields.customer && fields.customer_email) {
      throw invalid('You may only specify one of these parameters: customer, customer_email.');
    }
    if (fields.customer && !customers.has(fields.customer)) throw unknownCustomer(fields.customer);
    const [{ price_data: price, quantity }] = fields.line_items;
    const session = newSession(fields);
    sessions.set(session.id, session);
    agreedTerms.set(session.id, {
      amount: Number(price.unit_amount),
      currency: price.currency,
      interval: price.recurring.interval,
      intervalCount: 1,
      quantity: Number(quantity),
      metadata: { ...fields.subscription_data.metadata },
    });
    return session;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the unvalidated form fields.
  function openPortal({ customer, flow_data: flow }: any) {
    if (!customers.has(customer)) throw unknownCustomer(customer);
    if (flow?.type === 'subscription_cancel') {
      const subscription = findActive(flow.subscription_cancel?.subscription);
      const isCancelling = subscription.cancel_at !== null || subscription.cancel_at_period_end;
      if (subscription.customer !== customer || isCancelling)
        throw invalid(
          'This subscription cannot be cancelled',
          'flow_data[subscription_cancel][subscription]',
        );
    }
    return { id: id('bps'), url: `https://billing.stripe.com/p/session/test_${id('token')}` };
  }

  function find<Found>(all: Map<string, Found>, what: string, name: string): Found {
    const found = all.get(name);
    if (!found) throw missing(what, name);
    return found;
  }

  function findActive(name: string): Subscription {
    const subscription = find(subscriptions, 'subscription', name);
    // Stripe answers every change to a canceled subscription with a 404.
    if (subscription.status === 'canceled') throw missing('subscription', name);
    return subscription;
  }
}

interface Terms {
  amount: number;
  currency: string;
  interval: 'month' | 'year';
  intervalCount: number;
  quantity: number;
  metadata: Record<string, string>;
}

interface Answer {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

/** Events in order, and the invoice they are about. */
interface InvoiceEvents<Always extends string, Sometimes extends string> {
  invoice: Invoice;
  events: Record<Always, StripeEvent> & Partial<Record<Sometimes, StripeEvent>>;
}

interface Delivery {
  status: number;
  text: string;
}

interface ErrorBody {
  type: string;
  message: string;
  code?: string;
  param?: string;
}

class Refusal extends Error {
  answer: Answer;
  constructor(status: number, error: ErrorBody) {
    super(error.message);
    this.answer = { status, body: { error } };
  }
}

const SOMETHING_WENT_WRONG: ErrorBody = { type: 'api_error', message: 'Something went wrong on our end.' };

const ok = (body: object): Answer => ({ status: 200, body });
const invalid = (message: string, param?: string) =>
  new Refusal(400, { type: 'invalid_request_error', message, ...(param && { param }) });
const missing = (what: string, name: string) =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${name}'`,
    param: 'id',
  });

/** Stripe indents its events. */
export function asText(event: StripeEvent | string): string {
  return typeof event === 'string' ? event : JSON.stringify(event, null, 2);
}

const unknownCustomer = (name: string) =>
  new Refusal(400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such customer: '${name}'`,
    param: 'customer',
  });

function id(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}

/** Parses nested form fields such as `a[b][0][c]=d`. */
function parseFields(text: string): object {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let parent = root;
    for (const [index, part] of path.entries()) {
      const isList = /^\d+$/.test(path[index + 1] ?? last);
      parent[part] ??= isList ? [] : {};
      parent = parent[part] as Record<string, unknown>;
    }
    parent[last] = value;
  }
  return root;
}

/** Periods are counted from the anchor, so one from the 31st ends on the 28th, and the next one on the 31st. */
function nextEnd({ billing_cycle_anchor: anchor, items: { data } }: Subscription): number {
  const [{ price, current_period_end: end }] = data;
  for (let count = 1; ; count += 1) {
    const next = endOfPeriod(anchor, price.recurring, count);
    if (next > end) return next;
  }
}

function endOfPeriod(
  anchor: number,
  { interval, interval_count: step }: { interval: Terms['interval']; interval_count: number },
  count: number,
): number {
  const begin = new Date(anchor * 1000);
  const end = new Date(begin);
  end.setUTCDate(1);
  end.setUTCMonth(begin.getUTCMonth() + count * step * (interval === 'month' ? 1 : 12));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(begin.getUTCDate(), lastDay));
  return end.getTime() / 1000;
}

function newEvent(type: string, object: object, created: number) {
  // biome-ignore lint/suspicious/noExplicitAny: tests break events in every way.
  return { id: id('evt'), object: 'event', created, data: { object: structuredClone(object) as any }, type };
}

// biome-ignore lint/suspicious/noExplicitAny: the unvalidated form fields.
function newSession(fields: any) {
  const name = `cs_test_${randomBytes(29).toString('hex')}`;
  const [{ price_data: price, quantity }] = fields.line_items;
  return {
    id: name,
    object: 'checkout.session' as const,
    amount_total: Number(price.unit_amount) * Number(quantity),
    client_reference_id: fields.client_reference_id as string,
    currency: price.currency as string,
    customer: (fields.customer ?? null) as string | null,
    metadata: { ...fields.metadata } as Record<string, string>,
    payment_status: 'unpaid' as Stripe.Checkout.Session.PaymentStatus,
    status: 'open' as Stripe.Checkout.Session.Status,
    subscription: null as string | null,
    success_url: fields.success_url as string,
    // The payment page does not work without the fragment.
    url: `${CHECKOUT}/${name}#fidkdWxOYHwnPyd1blpxYHZxWjA0` as string | null,
  } satisfies Part<Stripe.Checkout.Session>;
}

function newSubscription(terms: Terms, customer: string, created: number) {
  const recurring = { interval: terms.interval, interval_count: terms.intervalCount };
  const item = {
    current_period_start: created,
    current_period_end: endOfPeriod(created, recurring, 1),
    price: { currency: terms.currency, recurring, unit_amount: terms.amount },
    quantity: terms.quantity,
  };
  return {
    id: id('sub'),
    object: 'subscription' as const,
    billing_cycle_anchor: created,
    cancel_at: null as number | null,
    cancel_at_period_end: false as boolean,
    created,
    customer,
    ended_at: null as number | null,
    items: { data: [item] as [typeof item] },
    latest_invoice: null as string | null,
    metadata: { ...terms.metadata },
    start_date: created,
    // Incomplete until the card is charged, a moment later.
    status: 'incomplete' as Stripe.Subscription.Status,
  } satisfies Part<Stripe.Subscription>;
}

function newInvoice({ id: subscription, items: { data } }: Subscription) {
  const [{ price, quantity }] = data;
  return {
    id: id('in'),
    object: 'invoice' as const,
    amount_due: price.unit_amount * quantity,
    amount_paid: 0,
    currency: price.currency,
    parent: { type: 'subscription_details' as const, subscription_details: { subscription } },
    status: 'open' as Stripe.Invoice.Status,
  } satisfies Part<Stripe.Invoice>;
}

function newCharge(customer: string, amount: number) {
  return {
    id: id('ch'),
    object: 'charge' as const,
    amount,
    amount_refunded: 0,
    customer: customer as string | null,
    refunded: false as boolean,
  } satisfies Part<Stripe.Charge>;
}

function newDispute({ id: charge, amount }: Charge, created: number) {
  return {
    id: id('du'),
    object: 'dispute' as const,
    amount,
    charge,
    created,
    status: 'needs_response' as string,
  } satisfies Part<Stripe.Dispute>;
}
