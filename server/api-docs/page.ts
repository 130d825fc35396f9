import { type Html, html } from '#server/platform/html.ts';
import type {
  ApiDocument,
  DescribedOperation,
  DescribedParameter,
  DescribedResponse,
  Reference,
} from './document.ts';
import type { Schema } from './shapes.ts';

/** The whole description on one page that needs no script: the browser's own search finds everything in it. */
export function apiPage(document: ApiDocument): string {
  const { info, servers, tags, components } = document;
  const operations = operationsOf(document);
  const of = (tag: string) => operations.filter(({ told }) => told.tags.includes(tag));
  const { markup } = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${info.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/styles.css">
</head>
<body>
<header>
<h1>${info.title}</h1>
<p class="muted">Version ${info.version}, at <code>${servers[0]?.url}</code>, in OpenAPI ${document.openapi}</p>
<p class="files">
<a href="/api/docs/json" download="goodword-openapi.json">Download JSON</a>
<a href="/api/docs/yaml" download="goodword-openapi.yaml">Download YAML</a></p>
</header>
<nav aria-label="Contents">
${tags.map(
  ({ name }) => html`<h2><a href="#${name}">${titled(name)}</a></h2>
<ul>${of(name).map(({ told }) => html`<li><a href="#${told.operationId}">${told.operationId}</a></li>`)}</ul>`,
)}
<h2><a href="#errors">Errors</a></h2>
<h2><a href="#shapes">Shapes</a></h2>
</nav>
<main>
${markdown(info.description)}
${tags.map(
  ({ name, description }) => html`<section>
<h2 id="${name}">${titled(name)}</h2>
<p>${description}</p>
${of(name).map((operation) => operationArticle(operation, document))}
</section>`,
)}
<section>
<h2 id="errors">Errors of many operations</h2>
<article><ul class="errors">${sharedErrors(document)}</ul></article>
</section>
<section>
<h2 id="shapes">Shapes</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) => html`<article>
<h3 id="shape-${name}">${name}</h3>
${schema.description !== undefined && prose(schema.description)}
${fieldsTable(schema)}
</article>`,
)}
</section>
</main>
<footer><p class="muted">Questions: <a href="mailto:${info.contact.email}">${info.contact.email}</a>. Licence: ${info.license.name}.</p></footer>
</body>
</html>`;
  return `<!doctype html>\n${markup}\n`;
}

interface PlacedOperation {
  method: string;
  path: string;
  told: DescribedOperation;
}

function operationsOf({ paths }: ApiDocument): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]) => ({ method: method.toUpperCase(), path, told })),
  );
}

function operationArticle({ method, path, told }: PlacedOperation, document: ApiDocument): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses } = told;
  const body = requestBody?.content['application/json'];
  const [[status = '', success] = []] = Object.entries(responses).filter(([code]) => code.startsWith('2'));
  const refused = Object.entries(responses).filter(([code]) => !code.startsWith('2'));
  const own = refused.flatMap(([code, response]) => ('$ref' in response ? [] : [refusal(code, response)]));
  const shared = refused.flatMap(([code, response]) =>
    '$ref' in response ? [sharedLink(code, response)] : [],
  );
  return html`<article>
<h3 id="${operationId}"><a href="#${operationId}">${operationId}</a></h3>
<p class="call"><b class="${method.toLowerCase()}">${method}</b> <code>${path}</code></p>
<p>${inline(summary)}.${description !== undefined && html` ${inline(description)}`}</p>
<p class="muted">${callerOf(told)}</p>
${parameters.length > 0 && html`<h4>Parameters</h4>${parametersTable(parameters)}`}
${body && html`<h4>Body</h4>${shapeOf(body.schema)}`}
<h4>Example</h4>
<pre tabindex="0">${curl({ method, path, told }, document)}</pre>
<h4>Answer ${status}</h4>
${success && answer(success)}
<h4>Errors</h4>
<ul class="errors">${own}<li><p>As elsewhere: ${shared}</p></li></ul>
</article>`;
}

/** Those that operations only refer to, with the status that they do it under. */
function sharedErrors(document: ApiDocument): Html[] {
  const statuses = new Map(
    operationsOf(document).flatMap(({ told }) =>
      Object.entries(told.responses).flatMap(([code, response]) =>
        '$ref' in response ? [[nameOf(response.$ref), code]] : [],
      ),
    ),
  );
  return Object.entries(document.components.responses)
    .map(([name, response]) => ({ name, response, code: statuses.get(name) ?? '' }))
    .sort((a, b) => a.code.localeCompare(b.code))
    .map(({ name, response, code }) => refusal(code, response, `error-${name}`));
}

function callerOf({ security }: DescribedOperation): string {
  const [needed] = security;
  if (!needed) return 'For anyone.';
  return 'adminSession' in needed ? 'For the admin.' : 'For a signed-in professional.';
}

function parametersTable(parameters: DescribedParameter[]): Html {
  return table(
    parameters.map(({ name, in: place, required, description, schema, example }) => [
      name,
      `${place}, ${required ? 'required' : 'optional'}`,
      html`${typeOf(schema)}<br>${inline(description)}, as in <code>${example}</code>`,
    ]),
  );
}

/** What somebody would type into a shell. */
function curl({ method, path, told }: PlacedOperation, { servers, components }: ApiDocument): string {
  const inPath = new Map(told.parameters?.map(({ name, example }) => [name, String(example)]));
  const needed = told.parameters?.filter(({ in: place, required }) => place === 'query' && required) ?? [];
  const query = needed.map(({ name, example }) => `${name}=${example}`).join('&');
  const address =
    path.replace(/\{(\w+)\}/g, (_place, name) => inPath.get(name) ?? '') + (query && `?${query}`);
  const body = told.requestBody?.content['application/json'].example;
  const cookie = Object.values(components.securitySchemes)[0]?.name;
  const lines = [`curl${method === 'GET' ? '' : ` -X ${method}`} '${servers[0]?.url}${address}'`];
  if (told.security.length > 0) {
    lines.push(`-b '${cookie}=…'`);
    if (method !== 'GET') lines.push(`-H 'Origin: ${servers[0]?.url}'`);
  }
  for (const { in: place, name, example } of told.parameters ?? []) {
    if (place === 'header') lines.push(`-H '${name}: ${example}'`);
  }
  if (body !== undefined) {
    const json = JSON.stringify(body, null, 2).replaceAll("'", String.raw`'\''`);
    lines.push("-H 'Content-Type: application/json'", `-d '${json}'`);
  }
  return lines.join(' \\\n  ');
}

function answer(response: DescribedResponse | Reference): Html | null {
  if ('$ref' in response) return null;
  const content = response.content?.['application/json'];
  return html`<p>${inline(response.description)}.${content === undefined && ' The answer has no body.'}</p>
${
  response.headers &&
  html`<ul>${Object.entries(response.headers).map(
    ([name, { description }]) => html`<li><code>${name}</code>: ${inline(description)}</li>`,
  )}</ul>`
}
${content && shapeOf(content.schema)}
${content && html`<pre tabindex="0">${JSON.stringify(content.example, null, 2)}</pre>`}`;
}

function refusal(code: string, { content, headers }: DescribedResponse, id?: string): Html {
  const sentences = Object.entries(content?.['application/json'].examples ?? {}).map(
    ([origin, { value }]) => {
      const { message } = value as { message: string };
      return html`<li>${message} <span class="muted">${origin.replace(/(?<=\D)\d$/, '')}</span></li>`;
    },
  );
  const names = Object.keys(headers ?? {}).map((name) => html` <code>${name}</code>`);
  return html`<li${id !== undefined && html` id="${id}"`}><b>${code}</b><ul>${sentences}</ul>${
    names.length > 0 && html`<p class="muted">With ${names}</p>`
  }</li>`;
}

function sharedLink(code: string, { $ref }: Reference): Html {
  return html`<a href="#error-${nameOf($ref)}">${code}</a> `;
}

/** A link to a named shape, or the fields of one that stands nowhere else. */
function shapeOf(schema: Schema): Html {
  return schema.properties ? fieldsTable(schema) : html`<p>${typeOf(schema)}</p>`;
}

function fieldsTable(schema: Schema): Html {
  return table(fieldRows(schema, ''));
}

function fieldRows({ properties = {}, required = [] }: Schema, prefix: string): Row[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const within = field.items ?? field;
    const row: Row = [
      prefix + name,
      required.includes(name) ? '' : 'optional',
      html`${typeOf(field)}${field.description !== undefined && html`<br>${inline(field.description)}`}`,
    ];
    return [row, ...fieldRows(within, `${prefix}${name}${field.items ? '[]' : ''}.`)];
  });
}

type Row = [name: string, note: string, meaning: Html];

function table(rows: Row[]): Html {
  return html`<dl>${rows.map(
    ([name, note, meaning]) =>
      html`<div><dt><code>${name}</code>${note !== '' && html` <span class="muted">${note}</span>`}</dt><dd>${meaning}</dd></div>`,
  )}</dl>`;
}

function typeOf(schema: Schema): Html {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  if (schema.items) return html`list of ${typeOf(schema.items)}${limitsOf(schema)}`;
  if (schema.enum) {
    const choices = schema.enum.map(
      (choice, index) => html`${index > 0 && ', '}<code>${String(choice)}</code>`,
    );
    return html`one of ${choices}${limitsOf(schema)}`;
  }
  const type =
    schema.format ?? (schema.anyOf ? schema.anyOf.map((each) => each.type).join(' or ') : schema.type);
  return html`${type}${limitsOf(schema)}`;
}

function limitsOf(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const characters = between(minLength, maxLength);
  const entries = between(minItems, maxItems);
  return [
    between(minimum, maximum),
    characters && `${characters} characters`,
    entries && `${entries} entries`,
    schema.pattern && `matches ${schema.pattern}`,
    schema.nullable && 'or null',
    schema.default !== undefined && `${schema.default} where it is left out`,
    schema.additionalProperties === false && 'no other field',
  ]
    .filter(Boolean)
    .map((limit) => `, ${limit}`)
    .join('');
}

function between(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  if (least !== undefined) return `at least ${least}`;
  return most === undefined ? '' : `at most ${most}`;
}

const nameOf = (reference: string) => reference.split('/').at(-1) ?? '';

const titled = (name: string) => name.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** Headings, paragraphs and code: all that the descriptions use. */
function markdown(text: string): Html[] {
  return text.split('\n\n').map((block) => {
    if (!block.startsWith('## ')) return prose(block);
    const [heading = '', ...rest] = block.slice('## '.length).split('\n');
    return html`<h2>${heading}</h2>\n${rest.map(prose)}`;
  });
}

function prose(text: string): Html {
  return html`<p>${inline(text)}</p>\n`;
}

function inline(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
