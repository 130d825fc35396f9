import type { OpenAPIV3 } from 'openapi-types';
import { type Html, html } from '#server/platform/html.ts';

type Schema = OpenAPIV3.SchemaObject & Partial<OpenAPIV3.ReferenceObject> & { items?: Schema };
type Operation = OpenAPIV3.OperationObject & { method: string; path: string };

/** One page without scripts, so that the browser’s search finds everything. */
export function apiPage({ info, servers = [], tags = [], paths, components }: OpenAPIV3.Document): string {
  const url = servers[0]?.url ?? '';
  const session = components?.securitySchemes?.session as OpenAPIV3.ApiKeySecurityScheme | undefined;
  const cookie = session?.name ?? '';
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({
      ...(operation as OpenAPIV3.OperationObject),
      method: method.toUpperCase(),
      path,
    })),
  );
  const withTag = (tag: string) => operations.filter((operation) => operation.tags?.includes(tag));
  const { markup } = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${info.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api-docs.css">
</head>
<body>
<header>
<h1>${info.title}</h1>
<p class="muted">Version ${info.version}, at <code>${url}</code></p>
<p class="files">
<a href="/api/docs/json" download="goodword-openapi.json">Download JSON</a>
<a href="/api/docs/yaml" download="goodword-openapi.yaml">Download YAML</a></p>
</header>
<nav aria-label="Contents">
${tags.map(
  ({ name }) => html`<h2><a href="#${name}">${capitalize(name)}</a></h2>
<ul>${withTag(name).map(({ operationId }) => html`<li><a href="#${operationId}">${operationId}</a></li>`)}</ul>`,
)}
<h2><a href="#schemas">Schemas</a></h2>
</nav>
<main>
${markdown(info.description ?? '')}
${tags.map(
  ({ name, description }) => html`<section>
<h2 id="${name}">${capitalize(name)}</h2>
<p>${description}</p>
${withTag(name).map((operation) => article(operation, url, cookie))}
</section>`,
)}
<section>
<h2 id="schemas">Schemas</h2>
${Object.entries(components?.schemas ?? {}).map(
  ([name, schema]) => html`<article>
<h3 id="schema-${name}">${name}</h3>
${fields(schema as Schema)}
</article>`,
)}
</section>
</main>
<footer><p class="muted">${info.contact?.email && html`Questions: <a href="mailto:${info.contact.email}">${info.contact.email}</a>. `}License: ${info.license?.name}.</p></footer>
</body>
</html>`;
  return `<!doctype html>\n${markup}\n`;
}

function article(operation: Operation, url: string, cookie: string): Html {
  const { operationId, method, path, summary = '', description = '', responses } = operation;
  const parameters = parametersOf(operation);
  const body = bodyOf(operation);
  const errors = Object.entries(responses).filter(([status]) => status >= '400');
  return html`<article>
<h3 id="${operationId}"><a href="#${operationId}">${operationId}</a></h3>
<p class="call"><b>${method}</b> <code>${path}</code></p>
<p>${inline(summary)}.${description && html` ${inline(description)}`}</p>
<p class="muted">${callerOf(operation)}</p>
${parameters.length > 0 && html`<h4>Parameters</h4>`}
${list(
  parameters.map(({ name, in: place, required, schema, description: meaning = '', example }) => [
    name,
    `${place}, ${required ? 'required' : 'optional'}`,
    html`${typeOf(schema as Schema)}, e.g. <code>${example}</code><br>${inline(meaning)}`,
  ]),
)}
${body && html`<h4>Body</h4>${fields(body.schema as Schema)}`}
<h4>Example</h4>
<pre tabindex="0">${curl(operation, url, cookie)}</pre>
${Object.entries(responses)
  .filter(([status]) => status < '400')
  .map(([status, response]) => success(status, response as OpenAPIV3.ResponseObject))}
<details><summary>Errors</summary>
${list(errors.map(([status, response]) => [status, '', messages(response as OpenAPIV3.ResponseObject)]))}
</details>
</article>`;
}

function callerOf({ security }: Operation): string {
  const [needed] = security ?? [];
  if (!needed) return 'For anyone.';
  return 'adminSession' in needed ? 'For the admin.' : 'For a signed-in professional.';
}

function curl(operation: Operation, url: string, cookie: string): string {
  const { method, path, security } = operation;
  const parameters = parametersOf(operation);
  const queries = parameters.filter((each) => each.in === 'query' && each.required);
  const query = queries.map(({ name, example }) => `${name}=${example}`).join('&');
  const address = parameters.reduce((text, { name, example }) => text.replace(`{${name}}`, example), path);
  const lines = [`curl -X ${method} '${url}${address}${query && `?${query}`}'`];
  if (security?.length) lines.push(`-b '${cookie}=…'`, `-H 'Origin: ${url}'`);
  for (const { in: place, name, example } of parameters) {
    if (place === 'header') lines.push(`-H '${name}: ${example}'`);
  }
  const body = bodyOf(operation);
  if (body) {
    const json = JSON.stringify(body.example, null, 2).replaceAll("'", String.raw`'\''`);
    lines.push("-H 'Content-Type: application/json'", `-d '${json}'`);
  }
  return lines.join(' \\\n  ');
}

const parametersOf = ({ parameters = [] }: Operation) => parameters as OpenAPIV3.ParameterObject[];

const bodyOf = ({ requestBody }: Operation) =>
  (requestBody as OpenAPIV3.RequestBodyObject | undefined)?.content['application/json'];

function success(status: string, { headers, content }: OpenAPIV3.ResponseObject): Html {
  const body = content?.['application/json'];
  return html`<h4>Response ${status}</h4>
${list(
  Object.entries(headers ?? {}).map(([name, header]) => [
    name,
    'header',
    html`${inline((header as OpenAPIV3.HeaderObject).description ?? '')}`,
  ]),
)}
${body ? fields(body.schema as Schema) : html`<p>No body.</p>`}
${body && html`<pre tabindex="0">${JSON.stringify(body.example, null, 2)}</pre>`}`;
}

function messages({ content }: OpenAPIV3.ResponseObject): Html {
  const examples = Object.values(content?.['application/json']?.examples ?? {}) as OpenAPIV3.ExampleObject[];
  return html`${examples.map(({ value }) => html`<div>${value.message}</div>`)}`;
}

/** The fields of a schema, or a link to a named one. */
function fields(schema: Schema): Html {
  return schema.properties ? list(rows(schema, '')) : html`<p>${typeOf(schema)}</p>`;
}

function rows({ properties = {}, required = [] }: Schema, prefix: string): Row[] {
  return Object.entries(properties as Record<string, Schema>).flatMap(([name, field]) => [
    [
      prefix + name,
      required.includes(name) ? '' : 'optional',
      html`${typeOf(field)}${field.description && html`<br>${inline(field.description)}`}`,
    ] satisfies Row,
    ...rows(field.items ?? field, `${prefix}${name}${field.items ? '[]' : ''}.`),
  ]);
}

type Row = [name: string, note: string, meaning: Html];

function list(entries: Row[]): Html {
  if (entries.length === 0) return html``;
  return html`<dl>${entries.map(
    ([name, note, meaning]) =>
      html`<div><dt><code>${name}</code>${note && html` <span class="muted">${note}</span>`}</dt><dd>${meaning}</dd></div>`,
  )}</dl>`;
}

function typeOf(schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const type = schema.items ? html`list of ${typeOf(schema.items)}` : (schema.format ?? schema.type);
  const choices = schema.enum?.map((choice, index) => html`${index > 0 && ' | '}<code>${choice}</code>`);
  return html`${choices ?? type}${limitsOf(schema)}`;
}

function limitsOf(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, nullable } = schema;
  const limits = [
    range(minimum, maximum),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' entries'),
    pattern && `matches ${pattern}`,
    nullable && 'or null',
    schema.default !== undefined && `default ${schema.default}`,
    schema.additionalProperties === false && 'no other fields',
  ];
  return limits.flatMap((limit) => (limit ? [`, ${limit}`] : [])).join('');
}

function range(least: number | undefined, most: number | undefined, unit = ''): string {
  if (least === undefined && most === undefined) return '';
  if (least === undefined) return `at most ${most}${unit}`;
  return most === undefined ? `at least ${least}${unit}` : `${least} to ${most}${unit}`;
}

const capitalize = (name: string) =>
  name.replaceAll('-', ' ').replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** Renders headings, paragraphs and code. */
function markdown(text: string): Html[] {
  return text.split('\n').map((line) => {
    if (line.startsWith('## ')) return html`<h2>${line.slice('## '.length)}</h2>`;
    return html`${line && html`<p>${inline(line)}</p>`}`;
  });
}

function inline(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
