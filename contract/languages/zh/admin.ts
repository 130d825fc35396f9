import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'admin'> = {
  'Access Denied': '无权访问',
  "This page is for the people who run {site}. You'll find your own reviews and stats on your dashboard.":
    '此页面仅供 {site} 的管理者使用。您自己的评价和统计在工作台中。',
  'Return to Dashboard': '返回工作台',
  "Couldn't load the totals.": '无法加载总数。',
  // The admin's dashboard
  'Admin Dashboard': '管理后台',
  'Delete/Manage Users': '删除/管理用户',
  'Total Users': '用户总数',
  'Paid Users': '付费用户',
  'Conversion Rate': '转化率',
  'Monthly Revenue': '月收入',
  'Total Reviews': '评价总数',
  'Version {version}': '版本 {version}',
  Insights: '数据分析',
  "Couldn't load the insights.": '无法加载数据分析。',
  'Insights start with the first sign-up': '有人注册后，即可查看数据分析',
  "You'll see sign-ups, reviews and revenue per month here.": '每月的注册、评价和收入会显示在这里。',
  "You'll see sign-ups and reviews per month here.": '每月的注册和评价会显示在这里。',
  'Sign-ups per month': '每月注册',
  'Revenue per month': '每月收入',
  'Payments in the last 12 months, without plans you set yourself':
    '近 12 个月收到的付款，不含您手动设置的套餐',
  'Sign-ups': '注册',
  Revenue: '收入',
  '{count} sign-up|{count} sign-ups': { other: '{count} 人注册' },
  'No sign-ups in the last 12 months.': '近 12 个月没有人注册。',
  'No revenue in the last 12 months.': '近 12 个月没有收入。',
  // Audit trail; {actor} and {username} are usernames
  'Audit trail': '操作记录',
  "Couldn't load the audit trail.": '无法加载操作记录。',
  "Couldn't load more entries.": '无法加载更多记录。',
  'No changes yet': '还没有更改',
  'Plan changes, deleted users and retried emails will show up here.':
    '套餐更改、用户删除和邮件重发会显示在这里。',
  'Deleted users and retried emails will show up here.': '用户删除和邮件重发会显示在这里。',
  '{actor} changed the plan of {username}': '{actor} 更改了 {username} 的套餐',
  '{actor} deleted {username}': '{actor} 删除了 {username}',
  '{actor} signed {username} out everywhere': '{actor} 让 {username} 退出了所有设备',
  '{actor} queued all failed emails again': '{actor} 重发了所有失败的邮件',
  'an unknown user': '未知用户',
  // A changed field, e.g. "Plan: Free → Monthly", read aloud as "Plan: Free changed to Monthly"
  '{field}:': '{field}：',
  'changed to': '改为',
  none: '无',
  Until: '截止',
  // Emails by their state
  'Email delivery': '邮件投递',
  "Couldn't load the emails.": '无法加载邮件。',
  'Held emails wait for a confirmed address, or for one that takes mail again. Failed emails are kept for a month.':
    '暂缓的邮件等待邮箱得到确认，或恢复收信。失败的邮件保留一个月。',
  // States of an email
  Held: '暂缓',
  Queued: '排队中',
  Failed: '失败',
  // An email; {time} and {next} are a date and time, {tries} is "3 attempts"
  'Last error, {time}: {error}': '最近的错误（{time}）：{error}',
  'Retry all failed': '重发所有失败邮件',
  'Emails queued again': '邮件已重新排队',
  'Retry failed': '重发失败',
  'Failed to queue the emails again': '邮件重新排队失败',
  // Kinds of emails
  // Users
  'User Management': '用户管理',
  Users: '用户',
  User: '用户',
  Email: '邮箱',
  Industry: '行业',
  Plan: '套餐',
  Workplaces: '工作地点',
  Joined: '注册日期',
  // On narrow screens, where the column has no heading; on wide screens, only what is outside of the element is shown
  '{count}<unit> review</unit>|{count}<unit> reviews</unit>': { other: '{count}<unit> 条评价</unit>' },
  '{count}<unit> workplace</unit>|{count}<unit> workplaces</unit>': {
    other: '{count}<unit> 个工作地点</unit>',
  },
  '<heading>Joined </heading>{date}': '<heading>注册于</heading>{date}',
  'N/A': '不适用',
  Actions: '操作',
  'Actions for {name}': '{name}的操作',
  // Number of users
  Total: '总数',
  Paid: '付费',
  'Search users': '搜索用户',
  'Name, username or email': '姓名、用户名或邮箱',
  'Sort by': '排序',
  'Newest first': '最新在前',
  'Oldest first': '最早在前',
  Name: '名字',
  'Most reviews': '评价最多',
  '{count} user found|{count} users found': { other: '找到 {count} 位用户' },
  'More than {count} user found|More than {count} users found': { other: '找到超过 {count} 位用户' },
  'No users found': '找不到用户',
  'Try another name or email.': '请换一个姓名或邮箱。',
  "You'll see everyone who signs up here.": '所有注册的人都会显示在这里。',
  'Clear search': '清除搜索',
  "Couldn't load the users.": '无法加载用户。',
  "Couldn't load more users.": '无法加载更多用户。',
  'Registration is closed. To create an account, run ./goodword user create on the server: it emails the person a link for choosing a password.':
    '注册已关闭。如需创建账号，请在服务器上运行 ./goodword user create：对方会收到一封邮件，内含设置密码的链接。',
  // Changing a user's plan
  'Edit Subscription': '修改订阅',
  '{name} is on the free plan.': '{name}正在使用免费套餐。',
  '{name} is on the monthly plan until {date}.': '{name}正在使用包月套餐，至{date}。',
  '{name} is on the monthly plan, with no end date.': '{name}正在使用包月套餐，无结束日期。',
  '{name} is on the annual plan until {date}.': '{name}正在使用包年套餐，至{date}。',
  '{name} is on the annual plan, with no end date.': '{name}正在使用包年套餐，无结束日期。',
  "{name} pays by subscription. Changing the plan here doesn't stop the payments.":
    '{name}通过订阅付款。在这里更改套餐不会停止扣款。',
  'New plan': '新套餐',
  'Until {date}': '至{date}',
  'No end date': '无结束日期',
  'Save Changes': '保存修改',
  'User updated': '用户已更新',
  'Update failed': '更新失败',
  'Failed to update user': '用户更新失败',
  // Signing a user out
  'Sign Out User': '让用户退出登录',
  'Sign {name} ({username}) out in every browser? Their account and password stay the same.':
    '让{name}（{username}）在所有浏览器中退出登录？账号和密码保持不变。',
  'User signed out': '用户已退出登录',
  "They'll need to sign in again in every browser.": '对方需要在每个浏览器中重新登录。',
  'Sign out failed': '退出登录失败',
  'Failed to sign out user': '无法让用户退出登录',
  // Deleting a user; {reviews} is "2 reviews", {workplaces} is "1 workplace"
  'Delete User': '删除用户',
  "Delete {name} ({username})? This also deletes {reviews}, {workplaces} and all unsent emails. Their review link and printed codes will stop working. This can't be undone.":
    '删除{name}（{username}）？还会删除 {reviews}、{workplaces}和所有未发送的邮件。其评价链接和印好的二维码将会失效。此操作无法撤销。',
  '{count} workplace|{count} workplaces': { other: '{count} 个工作地点' },
  'User deleted': '用户已删除',
  'User and all associated data have been removed.': '用户及所有相关数据已移除。',
  'Delete failed': '删除失败',
  'Failed to delete user': '用户删除失败',
  'Needs attention': '需要处理',
  'Since {time}': '始于 {time}',
  // Needs attention, also mailed to the admin
  "Emails aren't being sent": '邮件发送中断',
  '{count} email is waiting.|{count} emails are waiting.': { other: '{count} 封邮件正在等待。' },
  'The last attempt failed with "{error}".': '上次尝试失败：“{error}”。',
  'Check the mail server and SMTP_URL: once it works, emails leave by themselves.':
    '请检查邮件服务器和 SMTP_URL：恢复后，邮件会自动发出。',
  'The disk is almost full': '磁盘快满了',
  "{folder} has {megabytes} MB left. When it is full, reviews can't be stored: free some space, or get a larger disk.":
    '{folder} 剩余 {megabytes}\u00a0MB。空间耗尽后将无法保存评价：请清理空间，或换更大的磁盘。',
  'There is no recent backup': '没有最近的备份',
  'There is no backup yet': '还没有备份',
  'Run ./goodword backup now, and let it run every night.': '请立即运行 ./goodword backup，并设为每晚运行。',
  "The proxy isn't trusted": '代理未受信任',
  "All visitors who come through {address} are counted as one, so one person's wrong passwords lock out everyone. If {address} is your proxy, name it in TRUST_PROXY, let it send X-Forwarded-For, and restart.":
    '所有经 {address} 而来的访客都被视为同一人，因此一个人输错密码，所有人都会被锁。如果 {address} 是您的代理，请将它写入 TRUST_PROXY，让它发送 X-Forwarded-For，然后重启。',
};
