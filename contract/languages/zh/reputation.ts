import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'reputation'> = {
  'Take my reviews with me': '带走我的评价',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    '无论下一份工作在哪里，评价都是您的。可以全部下载，也可以选几条给雇主看。',
  // The reference for a period
  'Reference (PDF)': '评价证明（PDF）',
  'For job applications, or just to keep.': '求职时使用，或留作纪念。',
  From: '开始',
  To: '结束',
  'The period ends before it begins': '结束日期早于开始日期',
  "Include customers' names and locations": '包含顾客的名字和地点',
  "Your customers shared their names with you. Only include them if they'd be fine with it.":
    '名字是顾客留给您的。请确定对方不介意，再包含进来。',
  'Include what they wrote': '包含评价文字',
  'Download PDF': '下载 PDF',
  '{file} downloaded': '{file} 已下载',
  'Failed to create the file': '文件创建失败',
  "Couldn't load the numbers.": '无法加载统计数字。',
  'There are no reviews in this period.': '此期间没有评价。',
  // E.g. 4.83
  '{average} on average': '平均 {average} 分',
  // How the check works
  'How the check works': '核验原理',
  'Reviews are digitally signed when they arrive. Anyone can open the signed file at <link>{address}</link> and see that nothing was changed. The PDF is for reading.':
    '评价在收到时即加上数字签名。任何人都可以在 <link>{address}</link> 打开签名文件，确认内容未经改动。PDF 供阅读使用。',
  "You can leave out names and text, but not stars, count or average. They're signed for the whole period and for all time.":
    '名字和文字可以不包含，但星级、数量和平均分不能省略，它们按整个期间和全部时间签名。',
  'Download signed file': '下载签名文件',
  'Download verify page': '下载核验页面',
  // A new link for an employer; it works for 7 days
  'Show a few to an employer': '选几条给雇主看',
  "A page with reviews you choose. It works for {days} days or until you turn it off, and search engines can't find it.":
    '展示您所选评价的页面，{days} 天内有效，也可提前停用。搜索引擎找不到它。',
  'No reviews to show yet': '暂无可展示的评价',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    '提交评价后，顾客可以允许您给未来的雇主看。这些评价会出现在这里。',
  "Couldn't load more reviews.": '无法加载更多评价。',
  'Who is it for?': '给谁看？',
  "They'll see this name at the top of the page.": '对方会在页面顶部看到此名称。',
  'e.g. Hotel Aurora': '例如 Hotel Aurora',
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
