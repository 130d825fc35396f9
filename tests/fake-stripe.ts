import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { periodEnd } from '#contract/plans.ts';

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
  | { kind: 'slow'; until: () => Promise<unknown> }
  /** If it is `stored`, Stripe itself fails and replays the answer for the idempotency key. */
  | { kind: 'status'; status: number; stored?: boolean }
  | { kind: 'url'; url: unknown };

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

  const now = () => Math.floor(clock().getTime() / 1000);
  const emit = (type: string, object: object) => {
    const event = newEvent(type, object, now());
    events.push(event);
    return event;
  };

  // biome-ignore lint/suspicious/noExplicitAny: the unvalidated form fields.
  const routes: Record<string, (name: string, fields: any) => object> = {
    'POST checkout/sessions': (_, fields) => openSession(fields),
    'POST checkout/sessions/:id/expire': (name) => {
      const session = find(sessions, 'checkout.session', name);
      if (session.status !== 'open') throw invalid(`It can't be expired: ${session.status}`);
      fake.expire(session);
      return session;
    },
    'GET checkout/sessions/:id': (name) => find(sessions, 'checkout.session', name),
    'POST billing_portal/sessions': (_, fields) => openPortal(fields),
    'GET subscriptions/:id': (name) => find(subscriptions, 'subscription', name),
    'DELETE subscriptions/:id': (name) => {
      const subscription = findActive(name);
      fake.end(subscription);
      return subscription;
    },
    'GET charges/:id': (name) => find(charges, 'charge', name),
    'GET disputes/:id': (name, { expand = [] }) => {
      const dispute = find(disputes, 'dispute', name);
      return { ...dispute, charge: expand.includes('charge') ? charges.get(dispute.charge) : dispute.charge };
    },
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
      return { subscription, events: { completed, created, updated, paid, succeeded } };
    },

    /** Everything so far has happened in another Stripe account. */
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
      return { events: { started: change(subscription, { latest_invoice: invoice.id, items }) } };
    },

    /** Pays the latest invoice, partly from the customer's `credit`. */
    payInvoice(subscription: Subscription, { credit = 0 } = {}) {
      const invoice = latestInvoice(subscription);
      invoice.amount_due -= credit;
      const events = markPaid(invoice);
      return { events: { ...events, updated: change(subscription, { status: 'active' }) } };
    },

    renew(subscription: Subscription, { credit = 0 } = {}) {
      const { events } = fake.startRenewal(subscription);
      return { events: { ...events, ...fake.payInvoice(subscription, { credit }).events } };
    },

    /** Declines the card: the first call starts the next period, later ones retry the same invoice. */
    failRenewal(subscription: Subscription) {
      const isNew = latestInvoice(subscription).status === 'paid';
      const started = isNew ? fake.startRenewal(subscription).events.started : undefined;
      const failed = emit('invoice.payment_failed', latestInvoice(subscription));
      return { events: { started, failed, pastDue: change(subscription, { status: 'past_due' }) } };
    },

    /** The customer portal sets `cancel_at`; the API and the dashboard set `cancel_at_period_end`. */
    cancelAtPeriodEnd(subscription: Subscription, by: 'portal' | 'api' = 'portal') {
      return change(subscription, {
        cancel_at: by === 'portal' ? subscription.items.data[0].current_period_end : null,
        cancel_at_period_end: by === 'api',
      });
    },

    /** What an operator does in the dashboard. */
    edit: change,

    reprice(subscription: Subscription, price: object, quantity = 1) {
      const [item] = subscription.items.data;
      const items = { data: [{ ...item, price: { ...item.price, ...price }, quantity }] as [typeof item] };
      return change(subscription, { items });
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
    async deliver(to: { url: string }, event: StripeEvent | string, signing: Signing = {}) {
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
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      throw new Refusal(401, 'Invalid API Key provided');
    // The types of what is answered are of this version.
    if (request.headers['stripe-version'] !== Stripe.API_VERSION) throw invalid('Invalid Stripe API version');
    if (fault?.kind === 'status' && !fault.stored) throw somethingWentWrong(fault.status);
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return handle(request, fault);

    const fingerprint = JSON.stringify([request.path, request.fields]);
    const known = answers.get(key);
    if (known && known.fingerprint !== fingerprint)
      throw new Refusal(400, 'The parameters differ from the first use of the key.', {
        type: 'idempotency_error',
      });
    if (known?.answer === null)
      throw new Refusal(409, 'A request with the key is in progress.', { code: 'idempotency_key_in_use' });
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
    if (fault?.kind === 'slow') await fault.until();
    if (fault?.kind === 'status') throw somethingWentWrong(fault.status);
    const [, kind, name = '', verb = ''] = /^\/v1\/(.+?)(?:\/(\w+_\w+))?(\/expire)?$/.exec(path) ?? [];
    const act = routes[`${method} ${kind}${name && '/:id'}${verb}`];
    if (!act) throw new Refusal(404, `Unrecognized request URL (${method}: ${path}).`);
    return { status: 200, body: act(name, fields) };
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
        throw invalid('This subscription cannot be cancelled');
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

interface Recurring {
  interval: Terms['interval'];
  interval_count: number;
}

interface Answer {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

class Refusal extends Error {
  answer: Answer;
  constructor(status: number, message: string, error: { type?: string; code?: string; param?: string } = {}) {
    super(message);
    this.answer = { status, body: { error: { type: 'invalid_request_error', message, ...error } } };
  }
}

const somethingWentWrong = (status: number) =>
  new Refusal(status, 'Something went wrong on our end.', { type: 'api_error' });

const invalid = (message: string) => new Refusal(400, message);
const missing = (what: string, name: string) =>
  new Refusal(404, `No such ${what}: '${name}'`, { code: 'resource_missing', param: 'id' });
const unknownCustomer = (name: string) =>
  new Refusal(400, `No such customer: '${name}'`, { code: 'resource_missing', param: 'customer' });

/** Stripe indents its events. */
export function asText(event: StripeEvent | string): string {
  return typeof event === 'string' ? event : JSON.stringify(event, null, 2);
}

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
function endOfPeriod(anchor: number, { interval, interval_count: step }: Recurring, count: number): number {
  const plan = interval === 'month' ? 'monthly' : 'annual';
  return Date.parse(periodEnd(plan, new Date(anchor * 1000), count * step)) / 1000;
}

function nextEnd({ billing_cycle_anchor: anchor, items: { data } }: Subscription): number {
  const [{ price, current_period_end: end }] = data;
  let count = 1;
  while (endOfPeriod(anchor, price.recurring, count) <= end) count += 1;
  return endOfPeriod(anchor, price.recurring, count);
}

function newEvent(type: string, object: object, created: number) {
  // biome-ignore lint/suspicious/noExplicitAny: tests break events in every way.
  const data = { object: structuredClone(object) as any };
  // The version of an endpoint may be older or newer than the library's.
  return { id: id('evt'), object: 'event', api_version: '2031-01-01.future', created, data, type };
}

/** Some properties of an object of Stripe, and no others. */
type PartOf<Whole> = Whole extends readonly (infer Item)[]
  ? PartOf<Item>[]
  : Whole extends object
    ? { [Name in keyof Whole]?: PartOf<Whole[Name]> }
    : Whole;

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
  } satisfies PartOf<Stripe.Checkout.Session>;
}

function newSubscription(terms: Terms, customer: string, created: number) {
  const recurring = { interval: terms.interval, interval_count: terms.intervalCount };
  const item = {
    current_period_start: created,
    current_period_end: endOfPeriod(created, recurring, 1),
    price: { currency: terms.currency, recurring, unit_amount: terms.amount },
    quantity: terms.quantity,
  } satisfies PartOf<Stripe.SubscriptionItem>;
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
  } satisfies PartOf<Stripe.Subscription>;
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
  } satisfies PartOf<Stripe.Invoice>;
}

function newCharge(customer: string, amount: number) {
  return {
    id: id('ch'),
    object: 'charge' as const,
    amount,
    amount_refunded: 0,
    customer: customer as string | null,
    refunded: false as boolean,
  } satisfies PartOf<Stripe.Charge>;
}

function newDispute({ id: charge, amount }: Charge, created: number) {
  return {
    id: id('du'),
    object: 'dispute' as const,
    amount,
    charge,
    created,
    status: 'needs_response' as string,
  } satisfies PartOf<Stripe.Dispute>;
}
