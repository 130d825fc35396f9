import { type ComponentProps, memo, type ReactNode, useRef } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import { isAdminAccount } from '#web/accounts/admin-account.ts';
import { industryName } from '#web/accounts/industry-name.ts';
import { t } from '#web/language.ts';
import { planNames } from '#web/plans/plan-names.ts';
import { plural } from '#web/plural.ts';
import { site } from '#web/site.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { EllipsisVertical, LogOut, SlidersHorizontal, Trash2 } from '#web/ui/later-icons.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/Menu.tsx';
import { richText } from '#web/ui/rich-text.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '#web/ui/Table.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { buttonVariants } from '#web/ui/variants.ts';

/** Blocks of text on narrow screens. */
export function UsersTable({ children }: { children: ReactNode }) {
  return (
    <Table label={t('Users')} className="table-fixed max-lg:block">
      <TableHead className="max-lg:sr-only">
        <tr>
          <Heading>{t('User')}</Heading>
          <Heading>{t('Email')}</Heading>
          <Heading className="w-[15%]">{t('Industry')}</Heading>
          {site.hasPlans && <Heading className="w-25">{t('Plan')}</Heading>}
          <Heading className="w-25 text-end">{t('Reviews')}</Heading>
          <Heading className="w-28 text-end">{t('Workplaces')}</Heading>
          <Heading className="w-44 ps-6">{t('Joined')}</Heading>
          <Heading className="w-12">
            <span className="sr-only">{t('Actions')}</span>
          </Heading>
        </tr>
      </TableHead>
      <TableBody className="max-lg:block max-lg:[&_tr:first-child]:border-t-0">{children}</TableBody>
    </Table>
  );
}

type Choice = 'edit' | 'sign out' | 'delete';

export interface UserRowProps {
  user: AdminUser;
  /** Gets the button, so that focus can return to it. */
  onChoose: (kind: Choice, user: AdminUser, opener: HTMLElement) => void;
}

export const UserRow = memo(function UserRow({ user, onChoose }: UserRowProps) {
  const { fullName, username, subscriptionType, reviewCount, workplaceCount } = user;
  const { longDate } = useDates();
  return (
    <Row>
      <Cell className="max-lg:basis-full max-lg:pe-14">
        <p className="font-semibold wrap-anywhere">
          <bdi>{fullName}</bdi>
        </p>
        <p className="text-sm text-ink-muted wrap-anywhere">
          <bdi>{username}</bdi>
        </p>
      </Cell>
      <Cell className="text-sm wrap-anywhere max-lg:basis-full">
        <Email address={user.email} />
      </Cell>
      <Cell className="text-sm wrap-anywhere text-ink-muted max-lg:basis-full">
        <bdi>{industryName(user.industry)}</bdi>
      </Cell>
      {site.hasPlans && (
        <Cell>
          <Badge variant={subscriptionType === 'free' ? 'neutral' : 'accent'}>
            {t(planNames[subscriptionType])}
          </Badge>
        </Cell>
      )}
      <Count text={plural('{count}<unit> review</unit>|{count}<unit> reviews</unit>', reviewCount)} />
      <Count
        text={plural('{count}<unit> workplace</unit>|{count}<unit> workplaces</unit>', workplaceCount)}
      />
      <Cell className="text-sm text-ink-muted max-lg:basis-full lg:ps-6">
        {richText(t('<heading>Joined </heading>{date}', { date: '<date></date>' }), {
          heading: hideWhenWide,
          date: () => <span>{longDate(user.createdAt, t('N/A'))}</span>,
        })}
      </Cell>
      <Cell className="max-lg:absolute max-lg:top-2 max-lg:end-0">
        <Actions user={user} onChoose={onChoose} />
      </Cell>
    </Row>
  );
});

function Count({ text }: { text: string }) {
  return (
    <Cell className="tabular-nums max-lg:text-sm lg:text-end">{richText(text, { unit: hideWhenWide })}</Cell>
  );
}

function Actions({ user, onChoose }: UserRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const opensDialog = useRef(false);

  function choose(kind: Choice) {
    if (!button.current) return;
    opensDialog.current = true;
    onChoose(kind, user, button.current);
  }

  return (
    <Menu>
      <MenuTrigger
        ref={button}
        aria-label={t('Actions for {name}', { name: userLabel(user) })}
        className={buttonVariants({ variant: 'ghost', className: 'size-10 px-0 pointer-coarse:size-11' })}
      >
        <EllipsisVertical aria-hidden />
      </MenuTrigger>
      <MenuContent
        onCloseAutoFocus={(event) => {
          // The dialog has focus already and returns it to the button.
          if (opensDialog.current) event.preventDefault();
          opensDialog.current = false;
        }}
      >
        {site.hasPlans && (
          <MenuItem onSelect={() => choose('edit')}>
            <SlidersHorizontal aria-hidden />
            {t('Edit Subscription')}
          </MenuItem>
        )}
        {/* Admins sign themselves out in Settings. */}
        <MenuItem disabled={isAdminAccount(user)} onSelect={() => choose('sign out')}>
          <LogOut aria-hidden />
          {t('Sign Out User')}
        </MenuItem>
        <MenuItem
          disabled={isAdminAccount(user)}
          onSelect={() => choose('delete')}
          className="text-danger [&_svg]:text-danger"
        >
          <Trash2 aria-hidden />
          {t('Delete User')}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

/** A server may know less than the name. */
export function userLabel({ fullName, username, email, id }: AdminUser): string {
  return fullName || username || email || String(id);
}

/** Wraps before the @ if needed. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <bdi key={address}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}

/** Replaces the column heading on narrow screens. */
function hideWhenWide(text: string): ReactNode {
  return <span className="lg:hidden">{text}</span>;
}

export function PlaceholderRows() {
  return ['w-32', 'w-40', 'w-28', 'w-36', 'w-24'].map((width) => (
    <Row key={width} data-placeholder>
      <Cell className="max-lg:basis-full">
        <Skeleton className={`my-1 ${width}`} />
        <Skeleton className="my-1 h-3 w-20" />
      </Cell>
      {placeholders.map(({ cell, skeleton }) => (
        <Cell key={skeleton} className={cell}>
          <Skeleton className={skeleton} />
        </Cell>
      ))}
    </Row>
  ));
}

const placeholders = [
  { cell: 'max-lg:basis-full', skeleton: 'my-1 w-48 max-w-full' },
  { cell: 'max-lg:basis-full', skeleton: 'my-1 h-3 w-32 max-w-full' },
  ...(site.hasPlans ? [{ skeleton: 'h-6 w-16 rounded-full' }] : []),
  { skeleton: 'w-18 lg:ms-auto lg:w-8' },
  { skeleton: 'w-20 lg:ms-auto lg:w-8' },
  { cell: 'max-lg:basis-full lg:ps-6', skeleton: 'my-1 h-3 w-32' },
  { cell: 'max-lg:absolute max-lg:top-2 max-lg:end-0', skeleton: 'size-10 pointer-coarse:size-11' },
];

function Heading({ className, ...props }: ComponentProps<'th'>) {
  return <TableHeader className={cn('px-2 hyphens-auto whitespace-normal', className)} {...props} />;
}

function Row(props: ComponentProps<'tr'>) {
  return (
    <tr
      className="max-lg:relative max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1 max-lg:py-4"
      {...props}
    />
  );
}

function Cell({ className, ...props }: ComponentProps<'td'>) {
  return <TableCell className={cn('px-2 max-lg:block max-lg:p-0', className)} {...props} />;
}
