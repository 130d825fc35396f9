import { Ajv, type ValidateFunction } from 'ajv';
import { default as formats } from 'ajv-formats';
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

/** Fails if the API responds with an error or a field its description doesn’t list, or without a required one. */
export function expectDescribed({ method, path, status, body }: Answered): void {
  if (!path.startsWith('/api/')) return;
  const operation = operationAt(method, path);
  if (!operation) return;
  if (status < 400) {
    const validate = validatorOf(operation, status);
    if (validate && !validate(body))
      throw new Error(
        `${operation.id} answered otherwise than described: ${ajv.errorsText(validate.errors)}`,
      );
    return;
  }
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

const ajv = formats.default(new Ajv({ strict: false, validateSchema: false }));
const validators = new Map<string, ValidateFunction>();

/** Allows no fields beyond those described; undefined for an answer that is not described as JSON. */
function validatorOf({ id, responses }: Operation, status: number): ValidateFunction | undefined {
  if (!(status in responses)) throw new Error(`${id} answered ${status}, which is not described`);
  const schema = responses[status]?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const known = validators.get(`${id} ${status}`);
  if (known) return known;
  const validate = ajv.compile(closed({ ...schema, components: description.components }));
  validators.set(`${id} ${status}`, validate);
  return validate;
}

function closed(part: object): object {
  const inside = (value: unknown) => (typeof value === 'object' && value !== null ? closed(value) : value);
  if (Array.isArray(part)) return part.map(inside);
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inside(value)]));
  return 'properties' in copy ? { additionalProperties: false, ...copy } : copy;
}
