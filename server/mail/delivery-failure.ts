import { z } from 'zod/mini';

export interface DeliveryFailure {
  /** `refused` is permanent; `unreachable` says nothing about this mail, since the server accepts none. */
  verdict: 'refused' | 'deferred' | 'unreachable';
  summary: string;
  /** Milliseconds, as the server asked for. */
  retryAfter?: number | undefined;
  /** Set if the address itself was permanently refused: why, in the server's words. */
  addressRefusal?: string | undefined;
}

/** Bad data stays bad, while a failing database recovers. */
export function classifyRenderError(error: unknown): DeliveryFailure {
  const isBadData = error instanceof z.core.$ZodError || error instanceof SyntaxError;
  const name = error instanceof Error ? error.name : typeof error;
  return {
    verdict: isBadData ? 'refused' : 'deferred',
    summary: ['Rendering failed', name, readDetails(error).code].filter(Boolean).join(' '),
  };
}

export function classifyDeliveryError(error: unknown): DeliveryFailure {
  const details = readDetails(error);
  if (isServerFailure(details)) {
    return { verdict: 'unreachable', summary: `Mail server unreachable: ${summarize(details)}` };
  }
  return {
    verdict: isMailRejected(details) ? 'refused' : 'deferred',
    summary: summarize(details),
    ...(isAddressRefused(details) && { addressRefusal: refusalReason(details) }),
  };
}

const errorDetails = z.object({
  code: z.optional(z.string()),
  originalCode: z.optional(z.string()),
  timeoutType: z.optional(z.string()),
  command: z.optional(z.string()),
  response: z.optional(z.string()),
  responseCode: z.optional(z.number()),
});
type ErrorDetails = z.infer<typeof errorDetails>;

function readDetails(error: unknown): ErrorDetails {
  const parsed = errorDetails.safeParse(error);
  return parsed.success ? parsed.data : {};
}

/** Failed before the mail was transmitted. A connection that breaks later may have been broken by the mail itself. */
function isServerFailure({
  code,
  originalCode = '',
  timeoutType = '',
  command = '',
  responseCode,
}: ErrorDetails) {
  const isLoginDemanded = responseCode !== undefined && [530, 534, 535, 538].includes(responseCode);
  const isBeforeMail = /^(EHLO|HELO|STARTTLS|AUTH)/.test(command);
  const isBadGreeting = command === 'CONN' && code === 'EPROTOCOL' && responseCode !== undefined;
  // nodemailer's pool reports this for mails it hadn't begun to send.
  const isClosedEarly = command === '' && code === 'ECONNECTION';
  return (
    isLoginDemanded ||
    isBeforeMail ||
    isBadGreeting ||
    isClosedEarly ||
    ['EAUTH', 'EDNS', 'ETLS'].includes(code ?? '') ||
    ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].includes(originalCode) ||
    ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'].includes(timeoutType)
  );
}

function isMailRejected({ code, command, responseCode }: ErrorDetails): boolean {
  // 503 is a bad sequence of commands, not a rejected mail.
  if (responseCode !== undefined) return responseCode >= 500 && responseCode !== 503;
  return code === 'EENVELOPE' && (command === 'API' || command === undefined);
}

/** Codes of RFC 3463 about the recipient. Others blame us, the content or a policy, and would pause every account. */
const ADDRESS_CODES = /^5\.(1\.([0-6]|10)|2\.[0-2]|4\.[14])$/;
const POLICY_WORDS = /relay|prohibit|polic|denied|block|spam|reputation|authenticat/i;

function isAddressRefused({ command, response = '', responseCode = 0 }: ErrorDetails): boolean {
  if (responseCode < 500) return false;
  const enhancedCode = readEnhancedCode(response);
  if (enhancedCode) return ADDRESS_CODES.test(enhancedCode);
  return (
    command === 'RCPT TO' && [550, 551, 552, 553, 556].includes(responseCode) && !POLICY_WORDS.test(response)
  );
}

function refusalReason(details: ErrorDetails): string {
  const text = mayQuoteMail(details) ? '' : replyText(details);
  return text.slice(0, 200).replace(/[\s.]+$/, '') || summarize(details);
}

function readEnhancedCode(response: string): string | undefined {
  return /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0];
}

function replyText({ response = '' }: ErrorDetails): string {
  return response
    .replace(/^[\d\s.-]+/, '')
    .replace(/\S+/g, (word) => (word.includes('@') ? '<address>' : word));
}

/** Once the server has the content, its reply may quote from it. */
function mayQuoteMail({ command }: ErrorDetails): boolean {
  return command === undefined || command === 'DATA';
}

function summarize(details: ErrorDetails): string {
  const { code, originalCode, timeoutType, command, response = '', responseCode } = details;
  if (responseCode === undefined) {
    return [code, originalCode, timeoutType].filter(Boolean).join(' ') || 'Unknown error';
  }
  const head = [responseCode, readEnhancedCode(response), command && `to ${command}`]
    .filter(Boolean)
    .join(' ');
  if (mayQuoteMail(details)) return head;
  return `${head}: ${replyText(details)}`.slice(0, 200);
}
