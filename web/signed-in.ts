import * as data from '#web/api/document-queries.ts';
import * as dashboard from '#web/dashboard/DashboardPage.tsx';
import * as layouts from '#web/layout/AuthenticatedLayout.tsx';

/* What signed-in pages begin with, in one file: their layouts, the dashboard and their data. */

export const { AuthenticatedLayout, FullScreenLayout } = layouts;
export const { DashboardPage } = dashboard;
export const { prefetchReads } = data;
