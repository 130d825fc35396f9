import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'dashboard'> = {
  // The heading
  'Welcome back, {name}!': '欢迎回来，{name}！',
  'Welcome, {name}!': '欢迎您，{name}！',
  "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation.":
    { other: '您已为自己的口碑积累了 <strong>{count} 条评价</strong>。' },
  'Every review here builds your personal reputation.': '这里的每条评价，都在积累您自己的口碑。',
  '{name}, this is your code.': '{name}，这是您的二维码。',
  'Show it to the next person you made happy.': '给下一位满意的顾客扫一扫吧。',
  // The code
  'Your QR Code': '您的二维码',
  'Show anyway': '仍然出示',
  'Share QR Code': '分享二维码',
  'Print QR Code': '打印二维码',
  'QR code for your reviews': '您的评价二维码',
  'QR code for reviews at {workplace}': '评价二维码，{workplace}',
  "Couldn't load the QR code.": '无法加载二维码。',
  'No specific workplace': '不指定工作地点',
  'Add New Workplace...': '添加新工作地点…',
  "What's the new workplace called?": '新工作地点叫什么？',
  'Where is {name}? You can leave this empty.': '{name}在哪里？可以不填。',
  // What a professional sends to a customer along with the link
  'How did I do? Leave me a private review. It takes 30 seconds.':
    '我的服务怎么样？请给我写一条私密评价，只需 30 秒。',
  'Review link copied to clipboard: {link}': '评价链接已复制：{link}',
  'Copy this link to share: {link}': '复制此链接即可分享：{link}',
  // The newest reviews
  'Recent Reviews': '最新评价',
  'View all': '查看全部',
  'Read this review': '阅读此评价',
  'This is your first. The next ones will appear here.': '这是您的第一条评价，之后的也会显示在这里。',
  'No reviews yet. Share your QR code to start collecting reviews!':
    '还没有评价。分享您的二维码，开始收集吧！',
  // Figures
  'Total Reviews': '评价总数',
  'Recent Views': '近期浏览',
  'Average Rating': '平均评分',
  'No ratings yet': '暂无评分',
  "Couldn't load your stats.": '无法加载您的统计数据。',
  // Charts
  Insights: '数据分析',
  'More insights': '更多分析',
  "Couldn't load your insights.": '无法加载您的数据分析。',
};
