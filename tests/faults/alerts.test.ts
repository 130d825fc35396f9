import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test('Alerts fire when they should, and only then', ({ skip }) => {
  skip(!hasPromtool, 'promtool is not installed here: apt-get install prometheus');
  for (const options of [
    ['check', 'rules', '--lint-fatal', 'deploy/alerts.yml'],
    ['check', 'config', '--syntax-only', 'deploy/prometheus.yml'],
    ['test', 'rules', 'deploy/alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', options, { encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  }
});
