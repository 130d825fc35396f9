import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'marketing'> = {
  '"{quote}"': '“{quote}”',
  'A link that belongs to a person': '属于个人的链接',
  'A printed card with a question and a QR code': '印有问题和二维码的卡片',
  'As on every page here.': '如本站各页面所示。',
  'Ask us a question': '向我们提问',
  "Don't recolor, stretch or rotate it.": '请勿改色、拉伸或旋转。',
  'Download {format}<more>: {picture}</more>': '下载 {format}<more>：{picture}</more>',
  "Each review is emailed right away to the professional it's about. Nothing is published, and no one is ranked.":
    '每条评价都会立即通过邮件发给被评价的人。不公开发布，也不给任何人排名。',
  "Every founder story has its moment. Ours is the end of a shift: a guest said that you made their evening, and by the time the last table is wiped, the words are gone. All that's left is a star on the restaurant's page.":
    '每个创业故事都有一个瞬间。我们的瞬间是下班时分：有位客人说，您让他度过了美好的一晚；可擦完最后一张桌子，这些话就散了，只剩餐厅页面上的一颗星。',
  'Everyone else': '其他人',
  'Free to use in articles, broadcasts and talks about {name}. No need to ask.':
    '可在有关 {name} 的文章、节目和演讲中免费使用，无需征求同意。',
  'How it started': '缘起',
  'Just the G, for small and square spaces.': '只有字母 G，用于小尺寸和方形空间。',
  'Leave clear space around it: at least half the height of the mark.': '四周请留白，至少为图标高度的一半。',
  Logo: '标志',
  'Logos and pictures': '标志与图片',
  'Mark and name, on a transparent background.': '图标加名称，透明背景。',
  Mark: '图标',
  'No advertising, no trackers': '无广告，无跟踪',
  'Open source': '开源',
  'Praise belongs to the person who earned it. We just gave it a place to stay.':
    '好评属于赢得它的人。我们只是给了它一个落脚的地方。',
  'Press and media kit': '媒体资料包',
  'Press contacts': '媒体联系人',
  'Press inquiries': '媒体垂询',
  'Printed card': '印刷卡片',
  'Private by design': '生来私密',
  'Professionals own their data, and can download or delete it anytime. Pages load nothing from other companies.':
    '从业者拥有自己的数据，随时可以下载或删除。页面不加载其他公司的任何内容。',
  'Quote these as they are, or use your own words.': '可直接引用，也可用您自己的话。',
  'Review page': '评价页面',
  'Review sites collect praise for businesses. Here it goes to the waiter, plumber or hairdresser, who keeps it from job to job.':
    '点评网站为商家收集好评。在这里，好评归服务员、水管工或发型师本人，换了工作也能带走。',
  'Simple pricing': '价格简单',
  'Some people carry a notebook and ask guests for a line, to read again on a bad shift.':
    '有人随身带一本笔记本，请客人留一句话，在不顺的日子翻出来再读。',
  'The <help>Help Center</help>': '<help>帮助中心</help>',
  'The card with the QR code, as printed.': '带二维码的卡片，印刷效果。',
  'The customer scans a code, picks one to five stars, and adds a few words and a name. No app, no account.':
    '顾客扫码，选一到五颗星，写几句话，留个名字。不装应用，不用注册。',
  'The dashboard of a professional, with totals, the latest reviews and a QR code':
    '从业者的工作台，含统计数字、最新评价和二维码',
  'The first {limit} reviews are free. After that, unlimited reviews cost {monthly} per month or {annual} per year.':
    '前 {limit} 条评价免费。之后，不限量评价每月 {monthly}，或每年 {annual}。',
  'The idea behind {name}': '{name} 的初衷',
  'The review page on a phone: five stars and a few fields': '手机上的评价页面：五颗星和几个输入栏',
  'The software is free under the MIT license. Anyone can run it on their own server.':
    '软件采用 MIT 许可证，免费使用。任何人都可以在自己的服务器上运行。',
  'The {name} logo': '{name} 标志',
  'The {name} logo: a green G shaped like a speech bubble, and the name':
    '{name} 标志：形如对话气泡的绿色字母 G，以及名称',
  'The {name} mark: a green G shaped like a speech bubble': '{name} 图标：形如对话气泡的绿色字母 G',
  'Thirty seconds for a customer': '顾客只花三十秒',
  'This page is in English only.': '此页面仅有英文版。',
  'Using the logo': '标志使用',
  'What a customer sees on a phone.': '顾客在手机上看到的样子。',
  'What a professional sees, with made-up reviews.': '从业者看到的样子，评价为虚构。',
  'What it does': '它做什么',
  'free reviews': '条免费评价',
  languages: '种语言',
  'person reads each review': '人读到每条评价',
  'seconds per review': '秒写完一条评价',
  'taps from scanning to sending': '次轻触，从扫码到发送',
  '{name} in numbers': '数说 {name}',
  '{name} is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.':
    '{name} 就是那本笔记本，献给每一位面对面工作的人。只需半分钟，写下的话只有一个人看到，也会跟着去下一份工作。',
  "{name} lets waiters, plumbers and hairdressers collect private customer reviews of their own. Here's what you need to write about it.":
    '{name} 让服务员、水管工和发型师收集属于自己的私密顾客评价。报道所需的资料都在这里。',
};
