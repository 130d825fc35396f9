import type { OpenAPIV3 } from 'openapi-types';
import { defaultSite } from '#contract/site.ts';
import { describeApi } from '#server/api-docs/document.ts';
import { endpoints, type OperationId } from '#server/api-docs/endpoints.ts';

const api = await describeApi(
  endpoints.map(([, endpoint]) => endpoint),
  { appUrl: 'http://localhost:3000', cookie: 'session', site: defaultSite },
);
/** Written from the contract; `server/api-docs/api-docs.test.ts` checks that the service serves the same. */
export const description = api.swagger() as OpenAPIV3.Document;

interface Answered {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

export interface Operation {
  id: OperationId;
  method: string;
  path: string;
  summary: string | undefined;
  parameters: (OpenAPIV3.ParameterObject & { schema: OpenAPIV3.SchemaObject })[];
  body: OpenAPIV3.MediaTypeObject | undefined;
  responses: Record<string, OpenAPIV3.ResponseObject>;
}

/** Fails if the API responds with an error its description doesn’t list. */
export function expectDescribed({ method, path, status, body }: Answered): void {
  if (status < 400 || !path.startsWith('/api/')) return;
  const operation = operationAt(method, path);
  if (!operation) return;
  const { message } = body as { message?: string };
  if (messagesOf(operation, status).every((each) => each !== message))
    throw new Error(`${operation.id} answered ${status} "${message}", which its description does not list`);
}

export function messagesOf({ responses }: Operation, status: number | string): string[] {
  const examples = responses[status]?.content?.['application/json']?.examples ?? {};
  return Object.values(examples).map((example) => (example as { value: { message: string } }).value.message);
}

export const everyOperation: readonly Operation[] = Object.entries(description.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods as Record<string, OpenAPIV3.OperationObject>).map(([method, operation]) => ({
      id: operation.operationId as OperationId,
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      parameters: (operation.parameters ?? []) as Operation['parameters'],
      body: (operation.requestBody as OpenAPIV3.RequestBodyObject | undefined)?.content['application/json'],
      responses: operation.responses as Operation['responses'],
    })),
);

function operationAt(method: string, path: string): Operation | undefined {
  const [address = ''] = path.split('?');
  return everyOperation.find(
    (operation) =>
      operation.method === method &&
      new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(address),
  );
}
