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

export type StripeEvent = ReturnType<typeof newEvent>;
export type Session = ReturnType<typeof newSession>;
export type Subscription = ReturnType<typeof newSubscription>;
export type Invoice = ReturnType<typeof newInvoice>;
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

const VERSION = '2026-10-28.endive';
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const CHECKOUT = 'https://checkout.stripe.com/c/pay';

/**
 * The part of Stripe's API that subscriptions need, on a free local port. Actions on Stripe's pages are functions, and
 * the test itself delivers events, in any order and any number of times.
 */
export async function startFakeStripe({ clock }: { clock: () => Date }) {
  const secretKey = `sk_test_${randomUUID()}`;
  const webhookSecret = `whsec_${randomUUID()}`;
  const requests: StripeRequest[] = [];
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const events: StripeEvent[] = [];
  const agreedTerms = new Map<string, Terms>();
  const invoices = new Map<string, Invoice>();
  const customers = new Set<string>();
  const answers = new Map<string, { fingerprint: string; answer: Answer | null }>();
  const closing = new AbortController();

  const now = () => Math.floor(clock().getTime() / 1000);
  const emit = (type: string, object: object, previous?: object) => {
    const event = newEvent(type, object, now(), previous);
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

    /** In milliseconds, per request. */
    latency: 0,
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
      if (!agreed || statusOf(session, now()) !== 'open') throw new Error(`${session.id} cannot be paid`);
      const customer = session.customer ?? id('cus');
      customers.add(customer);
      const subscription = newSubscription({ ...agreed, ...terms }, customer, now());
      subscriptions.set(subscription.id, subscription);
      const created = emit('customer.subscription.created', subscription);
      const invoice = newInvoice(subscription, 'subscription_create', now());
      invoices.set(invoice.id, invoice);
      const updated = change(subscription, { status: 'active', latest_invoice: invoice.id });
      const { paid, succeeded } = markPaid(invoice);
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        url: null,
        customer,
        subscription: subscription.id,
        invoice: invoice.id,
      });
      const completed = emit('checkout.session.completed', session);
      return { subscription, invoice, events: { completed, created, updated, paid, succeeded } };
    },

    /** As if everything so far had happened in another Stripe account. */
    reset() {
      for (const known of [sessions, subscriptions, invoices, customers]) known.clear();
    },

    expire(session: Session) {
      Object.assign(session, { status: 'expired', url: null });
      return emit('checkout.session.expired', session);
    },

    /** Starts the next period with a draft invoice, which Stripe charges an hour later. */
    startRenewal(subscription: Subscription) {
      const [item] = subscription.items.data;
      const { start, end } = periodOf(subscription);
      const data = [{ ...item, current_period_start: end, current_period_end: nextEnd(subscription) }];
      const items = { ...subscription.items, data: data as [(typeof data)[0]] };
      const invoice = newInvoice({ ...subscription, items }, 'subscription_cycle', now());
      Object.assign(invoice, { status: 'draft', period_start: start, period_end: end });
      invoices.set(invoice.id, invoice);
      return { invoice, events: { started: change(subscription, { latest_invoice: invoice.id, items }) } };
    },

    /** Pays the latest invoice, partly from the customer's `credit`. */
    payInvoice(
      subscription: Subscription,
      { credit = 0 }: { credit?: number } = {},
    ): InvoiceEvents<'paid' | 'succeeded', 'updated'> {
      const invoice = latestInvoice(subscription);
      invoice.starting_balance = -credit;
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
      Object.assign(invoice, {
        status: 'open',
        attempted: true,
        attempt_count: invoice.attempt_count + 1,
        next_payment_attempt: now() + 3 * DAY,
      });
      const failed = emit('invoice.payment_failed', invoice);
      if (subscription.status === 'past_due') return { invoice, events: { ...events, failed } };
      const pastDue = change(subscription, { status: 'past_due' });
      return { invoice, events: { ...events, failed, pastDue } };
    },

    /** The customer portal sets `cancel_at`; the API and the dashboard set `cancel_at_period_end`. */
    cancelAtPeriodEnd(subscription: Subscription, by: 'portal' | 'api' = 'portal') {
      return change(subscription, {
        cancel_at: by === 'portal' ? periodOf(subscription).end : null,
        cancel_at_period_end: by === 'api',
        canceled_at: now(),
      });
    },

    resume(subscription: Subscription) {
      return change(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
    },

    /** Expires a subscription whose first payment never arrived. */
    expireIncomplete(subscription: Subscription) {
      return change(subscription, { status: 'incomplete_expired' });
    },

    end(subscription: Subscription) {
      Object.assign(subscription, {
        status: 'canceled',
        canceled_at: subscription.canceled_at ?? now(),
        ended_at: now(),
      });
      return emit('customer.subscription.deleted', subscription);
    },

    /** The signature header, generated by Stripe's own library. */
    signatureOf(event: StripeEvent, { at = clock(), secrets = [webhookSecret] }: Signing = {}): string {
      const timestamp = Math.floor(at.getTime() / 1000);
      const payload = asText(event);
      const signatures = secrets.map((secret) => {
        const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
        return header.slice(header.indexOf('v1='));
      });
      return [`t=${timestamp}`, ...signatures].join(',');
    },

    async deliver(to: { url: string }, event: StripeEvent, signing: Signing = {}): Promise<Delivery> {
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
    const previous = Object.fromEntries(
      Object.keys(attributes).map((key) => [key, structuredClone(subscription[key as keyof Subscription])]),
    );
    Object.assign(subscription, attributes);
    return emit('customer.subscription.updated', subscription, previous);
  }

  function markPaid(invoice: Invoice) {
    Object.assign(invoice, {
      status: 'paid',
      attempted: true,
      attempt_count: invoice.attempt_count + 1,
      next_payment_attempt: null,
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      ending_balance: 0,
      status_transitions: { ...invoice.status_transitions, paid_at: now() },
    });
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
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': id('req'),
      'stripe-version': VERSION,
      ...headers,
    });
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
    const pause = fault?.kind === 'slow' ? fault.milliseconds : fake.latency;
    if (pause > 0) await sleep(pause, undefined, { signal: closing.signal }).catch(() => {});
    if (fault?.kind === 'status') throw new Refusal(fault.status, SOMETHING_WENT_WRONG);
    const [, kind = '', name = '', act = ''] =
      /^\/v1\/(checkout\/sessions|billing_portal\/sessions|subscriptions)(?:\/(\w+))?(?:\/(\w+))?$/.exec(
        path,
      ) ?? [];
    switch (`${method} ${kind}${name && '/:id'}${act && `/${act}`}`) {
      case 'POST checkout/sessions':
        return ok(openSession(fields));
      case 'GET checkout/sessions/:id':
        return ok(findSession(name));
      case 'POST checkout/sessions/:id/expire': {
        const session = findSession(name);
        if (session.status !== 'open') {
          throw invalid(`This Session is not in an expireable state: ${session.status}`);
        }
        fake.expire(session);
        return ok(session);
      }
      case 'POST billing_portal/sessions':
        return ok(openPortal(fields));
      case 'GET subscriptions/:id':
        return ok(findSubscription(name));
      case 'POST subscriptions/:id': {
        const subscription = findActive(name);
        if (fields.cancel_at_period_end === 'true') fake.cancelAtPeriodEnd(subscription, 'api');
        if (fields.cancel_at_period_end === 'false') fake.resume(subscription);
        return ok(subscription);
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
    if (fields.mode !== 'subscription') throw invalid('Only subscriptions are supported', 'mode');
    for (const field of ['success_url', 'cancel_url']) {
      if (!URL.canParse(fields[field])) throw invalid('Not a valid URL', field);
    }
    if (fields.customer && fields.customer_email) {
      throw invalid('You may only specify one of these parameters: customer, customer_email.');
    }
    if (fields.customer && !customers.has(fields.customer)) throw unknownCustomer(fields.customer);
    if (fields.customer_creation) {
      throw invalid('`customer_creation` can only be used in `payment` mode.', 'customer_creation');
    }
    const [item, ...rest] = fields.line_items ?? [];
    const data = item?.price_data;
    if (!data || rest.length > 0) throw invalid('Give one line item with its price', 'line_items');
    if (!data.product && !data.product_data?.name) throw invalid('A price needs a product', 'line_items');
    if (!/^\d+$/.test(data.unit_amount)) throw invalid('Invalid integer', 'unit_amount');
    if (!['day', 'week', 'month', 'year'].includes(data.recurring?.interval)) {
      throw invalid('A subscription needs an interval', 'line_items');
    }
    const expiresAt = fields.expires_at === undefined ? now() + DAY : Number(fields.expires_at);
    if (expiresAt < now() + HOUR / 2 || expiresAt > now() + DAY) {
      throw invalid('Must be between 30 minutes and 24 hours from now.', 'expires_at');
    }
    const session = newSession(fields, now(), expiresAt);
    sessions.set(session.id, session);
    agreedTerms.set(session.id, {
      amount: Number(data.unit_amount),
      currency: data.currency,
      interval: data.recurring.interval,
      intervalCount: Number(data.recurring.interval_count ?? 1),
      quantity: Number(item.quantity ?? 1),
      metadata: { ...fields.subscription_data?.metadata },
    });
    return session;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the unvalidated form fields.
  function openPortal({ customer, return_url, flow_data: flow }: any) {
    if (!customers.has(customer)) throw unknownCustomer(customer);
    if (flow?.type === 'subscription_cancel') {
      const subscription = findActive(flow.subscription_cancel?.subscription);
      if (subscription.customer !== customer || isCancelling(subscription)) {
        throw invalid(
          'This subscription cannot be cancelled',
          'flow_data[subscription_cancel][subscription]',
        );
      }
    }
    const token = randomBytes(20).toString('hex');
    return {
      id: id('bps'),
      object: 'billing_portal.session',
      configuration: 'bpc_1fake',
      created: now(),
      customer,
      flow: flow ?? null,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url: return_url ?? null,
      url: `https://billing.stripe.com/p/session/test_${token}`,
    };
  }

  function findSession(name: string): Session {
    const session = sessions.get(name);
    if (!session) throw missing('checkout.session', name);
    if (statusOf(session, now()) === 'expired') Object.assign(session, { status: 'expired', url: null });
    return session;
  }

  function findSubscription(name: string): Subscription {
    const subscription = subscriptions.get(name);
    if (!subscription) throw missing('subscription', name);
    return subscription;
  }

  function findActive(name: string): Subscription {
    const subscription = findSubscription(name);
    // Stripe answers every change to a canceled subscription with a 404.
    if (subscription.status === 'canceled') throw missing('subscription', name);
    return subscription;
  }
}

interface Terms {
  amount: number;
  currency: string;
  interval: 'day' | 'week' | 'month' | 'year';
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
export function asText(event: StripeEvent): string {
  return JSON.stringify(event, null, 2);
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

function statusOf(session: Session, now: number): string {
  return session.status === 'open' && session.expires_at <= now ? 'expired' : session.status;
}

function isCancelling(subscription: Subscription): boolean {
  return subscription.cancel_at !== null || subscription.cancel_at_period_end;
}

export function periodOf(subscription: Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  return { start: item.current_period_start, end: item.current_period_end };
}

/** Periods are counted from the anchor, so one from the 31st ends on the 28th, and the next one on the 31st. */
function nextEnd(subscription: Subscription): number {
  const { recurring } = subscription.items.data[0].price;
  const { end } = periodOf(subscription);
  for (let count = 1; ; count += 1) {
    const next = endOfPeriod(subscription.billing_cycle_anchor, recurring, count);
    if (next > end) return next;
  }
}

function endOfPeriod(
  anchor: number,
  { interval, interval_count: step }: { interval: Terms['interval']; interval_count: number },
  count: number,
): number {
  if (interval === 'day' || interval === 'week')
    return anchor + count * step * (interval === 'day' ? 1 : 7) * DAY;
  const begin = new Date(anchor * 1000);
  const months = count * step * (interval === 'month' ? 1 : 12);
  const end = new Date(begin);
  end.setUTCDate(1);
  end.setUTCMonth(begin.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(begin.getUTCDate(), lastDay));
  return end.getTime() / 1000;
}

function newEvent(type: string, object: object, created: number, previous?: object) {
  return {
    id: id('evt'),
    object: 'event',
    api_version: VERSION,
    created,
    data: {
      // biome-ignore lint/suspicious/noExplicitAny: tests break events in every way.
      object: structuredClone(object) as any,
      ...(previous && { previous_attributes: previous }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the unvalidated form fields.
function newSession(fields: any, created: number, expiresAt: number) {
  const name = `cs_test_${randomBytes(29).toString('hex')}`;
  const [{ price_data: price, quantity = 1 }] = fields.line_items;
  const total = Number(price.unit_amount) * Number(quantity);
  return {
    id: name,
    object: 'checkout.session',
    allow_promotion_codes: null,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: fields.cancel_url as string,
    client_reference_id: (fields.client_reference_id ?? null) as string | null,
    created,
    currency: price.currency as string,
    customer: (fields.customer ?? null) as string | null,
    customer_creation: 'always',
    customer_details: null,
    customer_email: (fields.customer_email ?? null) as string | null,
    expires_at: expiresAt,
    invoice: null as string | null,
    livemode: false,
    locale: null,
    metadata: { ...fields.metadata } as Record<string, string>,
    mode: 'subscription',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null as string | null,
    success_url: fields.success_url as string,
    ui_mode: 'hosted',
    // The payment page does not work without the fragment.
    url: `${CHECKOUT}/${name}#fidkdWxOYHwnPyd1blpxYHZxWjA0` as string | null,
  };
}

function newSubscription(terms: Terms, customer: string, created: number) {
  const name = id('sub');
  const recurring = { interval: terms.interval, interval_count: terms.intervalCount };
  const price = {
    id: id('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created,
    currency: terms.currency,
    livemode: false,
    metadata: {},
    product: id('prod'),
    recurring: { ...recurring, meter: null, trial_period_days: null, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: terms.amount,
    unit_amount_decimal: String(terms.amount),
  };
  const item = {
    id: id('si'),
    object: 'subscription_item',
    created,
    current_period_start: created,
    current_period_end: endOfPeriod(created, recurring, 1),
    discounts: [],
    metadata: {},
    price,
    quantity: terms.quantity,
    subscription: name,
    tax_rates: [],
  };
  return {
    id: name,
    object: 'subscription',
    billing_cycle_anchor: created,
    billing_mode: { type: 'flexible' },
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: terms.currency,
    customer,
    default_payment_method: id('pm'),
    discounts: [],
    ended_at: null as number | null,
    items: { object: 'list', data: [item] as [typeof item], has_more: false, total_count: 1, url: '' },
    latest_invoice: null as string | null,
    livemode: false,
    metadata: { ...terms.metadata },
    pause_collection: null,
    start_date: created,
    // Incomplete until the card is charged, a moment later.
    status: 'incomplete',
    test_clock: null,
    trial_end: null,
    trial_start: null,
  };
}

function newInvoice(subscription: Subscription, reason: string, created: number) {
  const [item] = subscription.items.data;
  const total = item.price.unit_amount * item.quantity;
  const name = id('in');
  const line = {
    id: id('il'),
    object: 'line_item',
    amount: total,
    currency: subscription.currency,
    description: null,
    discounts: [],
    invoice: name,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
    },
    period: periodOf(subscription),
    pricing: {
      type: 'price_details',
      price_details: { price: item.price.id, product: item.price.product },
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity,
    subscription: subscription.id,
    subtotal: total,
    taxes: [],
  };
  return {
    id: name,
    object: 'invoice',
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    customer: subscription.customer,
    discounts: [],
    ending_balance: null as number | null,
    lines: { object: 'list', data: [line], has_more: false, total_count: 1, url: '' },
    livemode: false,
    metadata: {},
    next_payment_attempt: null as number | null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
    },
    // The invoice's own period; the lines contain the charged one.
    period_start: created,
    period_end: created,
    starting_balance: 0,
    status: 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null as number | null,
      voided_at: null,
    },
    subtotal: total,
    total,
  };
}
