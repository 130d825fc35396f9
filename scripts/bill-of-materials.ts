import { createHash } from 'node:crypto';
import type { BundledPackage } from './licenses.ts';
import type { NodePackage } from './node-packages.ts';

interface Release {
  version: string;
  date: string;
}

interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components?: object[];
}

/**
 * CycloneDX, as npm describes the packages that the service loads, without what differs from run to run, and Node.js for
 * each kind of machine.
 */
export function billOfServer(fromNpm: string, nodes: NodePackage[], release: Release): string {
  const bill = JSON.parse(fromNpm) as Bill;
  for (const { name, version, sha256 } of nodes)
    bill.components?.push({
      ...describePackage({ name, version, identifier: 'MIT' }),
      hashes: [{ alg: 'SHA-256', content: sha256 }],
    });
  delete bill.serialNumber;
  bill.metadata.timestamp = release.date;
  return withSerialNumber(bill);
}

/** CycloneDX: the packages whose code is in the files that browsers get. */
export function billOfBrowser(packages: BundledPackage[], release: Release): string {
  return withSerialNumber({
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: release.date,
      component: { type: 'application', name: 'goodword-browser', version: release.version },
    },
    components: packages.map(describePackage),
  } as Bill);
}

function describePackage({ name, version, identifier }: BundledPackage) {
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: identifier ? [{ license: { id: identifier } }] : [],
  };
}

/** The same contents have the same number, so that a release can be made again, byte for byte. */
function withSerialNumber(bill: Bill): string {
  const hash = createHash('sha256').update(JSON.stringify(bill)).digest('hex');
  const uuid = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-5$3-8$4-$5');
  return `${JSON.stringify({ ...bill, serialNumber: `urn:uuid:${uuid}` }, null, 2)}\n`;
}
