import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'reputation'> = {
  'Take my reviews with me': '带走我的评价',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    '无论下一份工作在哪里，评价都是您的。可以全部下载，也可以选几条给雇主看。',
  'Download them all': '全部下载',
  'All your reviews, for a spreadsheet.': '您的所有评价，可用电子表格打开。',
  // A new link for an employer
  'Show a few to an employer': '选几条给雇主看',
  "A page with reviews you choose. It works until it expires or you turn it off, and search engines can't find it.":
    '一个页面，展示您选择的评价。到期或停用前有效，搜索引擎找不到。',
  'No reviews to show yet': '暂无可展示的评价',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    '提交评价后，顾客可以允许您给未来的雇主看。这些评价会出现在这里。',
  "Couldn't load more reviews.": '无法加载更多评价。',
  'Who is it for?': '给谁看？',
  "They'll see this name at the top of the page.": '对方会在页面顶部看到此名称。',
  'e.g. Hotel Aurora': '例如 Hotel Aurora',
  'How long should it work?': '有效多久？',
  '{count} day|{count} days': { other: '{count} 天' },
  'Reviews to show': '要展示的评价',
  '({count} chosen)|({count} chosen)': { other: '（已选 {count} 条）' },
  'Create link': '生成链接',
  'Failed to create the link': '链接生成失败',
  'Open page': '打开页面',
  // The links; the states of a link are Open, Empty, Expired and Turned off
  'Your links': '您的链接',
  "Couldn't load your links.": '无法加载您的链接。',
  Open: '有效',
  Empty: '无内容',
  Expired: '已过期',
  'Turned off': '已停用',
  '{count} review, until {date}|{count} reviews, until {date}': { other: '{count} 条评价，有效期至{date}' },
  'Nothing left to show: the customers took back their permission or their review':
    '没有可展示的内容：顾客收回了许可或撤回了评价',
  'Not opened yet': '尚未打开',
  'Opened once, last on {date}|Opened {count} times, last on {date}': {
    other: '打开过 {count} 次，最近一次：{date}',
  },
  // A button
  'Turn off': '停用',
  'Turn off the link for {employer}': '停用给{employer}的链接',
  "Turn off the link for {employer}? Its page closes right away. This can't be undone.":
    '停用给{employer}的链接？页面会立即关闭，无法撤销。',
  'Link turned off': '链接已停用',
  'The page for {employer} is closed.': '给{employer}的页面已关闭。',
  'Failed to turn off the link': '链接停用失败',
};
