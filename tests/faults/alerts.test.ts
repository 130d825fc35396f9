import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const isInstalled = (tool: string) => spawnSync(tool, ['--version']).status === 0;

test('Alerts fire when they should, and only then', ({ skip }) => {
  skip(!isInstalled('promtool'), 'promtool is not installed here: apt-get install prometheus');
  for (const options of [
    ['check', 'rules', '--lint-fatal', 'deploy/alerts.yml'],
    ['check', 'config', '--syntax-only', 'deploy/prometheus.yml'],
    ['test', 'rules', 'deploy/alerts.test.yml'],
  ]) {
    expectSuccess('promtool', options);
  }
});

test('Alertmanager accepts its configuration', ({ skip }) => {
  skip(!isInstalled('amtool'), 'amtool is not installed here: apt-get install prometheus-alertmanager');
  expectSuccess('amtool', ['check-config', 'deploy/alertmanager.yml']);
});

function expectSuccess(tool: string, options: string[]): void {
  const { status, stdout, stderr } = spawnSync(tool, options, { encoding: 'utf8' });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
}
