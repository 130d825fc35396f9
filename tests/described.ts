import { type ApiDocument, type DescribedOperation, describeApi } from '#server/api-docs/document.ts';
import { contract, type OperationId } from '#server/api-docs/operations.ts';

interface Answered {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

/** Fails where an operation of the API refuses with a status, or in words, that its description does not have. */
export function expectDescribed({ method, path, status, body }: Answered): void {
  if (status < 400 || !path.startsWith('/api/')) return;
  const operation = describedAt(method, path);
  if (!operation) return;
  const told = sentencesOf(operation, status);
  const message = (body as { message?: string }).message ?? '';
  if (told.every((each) => each.message !== message))
    throw new Error(
      `${operation.operationId} answered ${status} "${message}", which its description does not say`,
    );
}

/** The sentences that an operation may answer under a status, with the code or the field that each comes from. */
export function sentencesOf(
  { responses }: DescribedOperation,
  status: number | string,
): { origin: string; message: string }[] {
  const response = responses[status];
  const { content } = response && '$ref' in response ? shared(response.$ref) : (response ?? {});
  return Object.entries(content?.['application/json'].examples ?? {}).map(([origin, { value }]) => ({
    origin,
    message: (value as { message: string }).message,
  }));
}

export function everyOperation(): {
  id: OperationId;
  method: string;
  path: string;
  told: DescribedOperation;
}[] {
  return Object.entries(description().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]) => ({
      id: told.operationId,
      method: method.toUpperCase(),
      path,
      told,
    })),
  );
}

function describedAt(method: string, path: string): DescribedOperation | undefined {
  const [address = ''] = path.split('?');
  return everyOperation().find(
    (operation) =>
      operation.method === method &&
      new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(address),
  )?.told;
}

function shared(reference: string) {
  return description().components.responses[reference.split('/').at(-1) ?? ''] ?? {};
}

let document: ApiDocument | null = null;

/** Of the contract itself; that the service serves the same, `server/api-docs/api-docs.test.ts` sees to. */
export function description(): ApiDocument {
  const routes = Object.values<unknown>(contract).filter(
    (value): value is { method: string; url: string } =>
      typeof value === 'object' && value !== null && 'method' in value && 'url' in value,
  );
  document ??= describeApi(routes, { appUrl: 'http://localhost:3000', cookie: 'session' });
  return document;
}
