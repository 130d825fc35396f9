import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '顾客眼中的{name}',
  'For {employer}': '致{employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    { other: '{count} 条评价，均经顾客同意，由{name}给您看。' },
  '{rating} out of 5 stars': '{rating} 星（满分 5 星）',
  // Instead of a name
  'A customer': '一位顾客',
  // Along a circle: keep it short
  'Signed on arrival': '收到即签名',
  'Reviews are digitally signed when they arrive. <link>How signatures are checked</link>':
    '评价在收到时即加上数字签名。<link>如何核验签名</link>',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    '在 {site} 上，顾客无需账号，通过服务者给的链接或二维码写评价。服务者本人不能撰写或修改评价。本页的评价由{name}挑选，可能还有其他评价。',
  'This page is only for you. It closes on {date} at the latest.': '此页面仅供您查看，最迟于{date}关闭。',
  'This page is closed': '此页面已关闭',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    '此链接已过期或已停用。请向发送者索取新的链接。',
  // The page that checks a signed file
  'Check a reputation': '核验口碑',
  'Check a file of reviews: who they are about, how many there are, and that nothing was changed or left out.':
    '核验评价文件：评价的是谁，共有多少条，内容有无改动或遗漏。',
  'Is this reputation genuine?': '这份口碑是真的吗？',
  'Someone gave you a file with their reviews. Choose it to see who it is about, and whether anything was changed, added or left out.':
    '有人给了您一份评价文件。选择它，看看评价的是谁，内容有无改动、增加或遗漏。',
  'Reputation file': '口碑文件',
  'Or drop it anywhere on this page. It stays on this device; nothing is sent.':
    '或将它拖到页面任意位置。文件只留在此设备上，不会发送。',
  'This page checks the file in your browser, using JavaScript. Please turn it on.':
    '此页面使用 JavaScript 在浏览器中核验文件。请启用 JavaScript。',
  "This browser can't check signatures here. Open this page over https, in a current browser.":
    '此浏览器无法在这里核验签名。请用较新的浏览器，以 https 打开此页面。',
  'Reading...': '正在读取…',
  'Checking {done} of {count} review...|Checking {done} of {count} reviews...': {
    other: '正在核验第 {done} 条评价，共 {count} 条…',
  },
  Result: '结果',
  'How the check works': '核验原理',
  "Each review is signed when it arrives, and the count and average are signed for the whole period. Names and text can be hidden; stars, count and average can't. Changing a letter or leaving out a review breaks a signature.":
    '每条评价在收到时签名，数量和平均分按整个期间签名。名字和文字可以隐藏，星级、数量和平均分不能。改动一个字或漏掉一条评价，签名就会失效。',
  "A signature proves that the service received a review, and when. It can't prove who the customer is, since customers have no account. The person chose the period, so their all-time figures are shown too.":
    '签名证明服务收到了评价以及收到的时间。它不能证明顾客是谁，因为顾客没有账号。期间由本人选定，因此也会显示全部时间的数字。',
  'Whose signatures this page accepts': '此页面接受谁的签名',
  'This page only accepts signatures from {issuer}. Their public keys came with the page.':
    '此页面只接受 {issuer} 的签名，其公钥随页面一同提供。',
  // {key} is the name of a public key
  '{key} from {start} to {end}': '{key}，{start}至{end}',
  '{key} from {start}, in use': '{key}，自{start}起使用',
  '<link>Save this page</link> to check files offline, in any browser.':
    '<link>保存此页面</link>，即可在任何浏览器中离线核验文件。',
  'This is a saved copy. Did you get it from the person the file is about? Open {address} instead. A changed copy could call any file genuine.':
    '这是保存的副本。它是文件所评价的人给您的吗？请改为打开 {address}。被改动的副本可能把任何文件都说成是真的。',
  // Its verdict
  'Yes, this is genuine': '是真的',
  'No, do not rely on this file': '不是，请勿相信此文件',
  '<average>{average}</average> of 5 stars, from {count} review|<average>{average}</average> of 5 stars, from {count} reviews':
    { other: '<average>{average}</average> 星（满分 5 星），来自 {count} 条评价' },
  'From {start} to {end}.': '{start}至{end}。',
  'All time: {count} review, {average} on average.|All time: {count} reviews, {average} on average.': {
    other: '全部时间：{count} 条评价，平均 {average} 分。',
  },
  'Signed by {issuer} on {date}.': '由 {issuer} 签名于{date}。',
  'What was checked': '核验项目',
  Yes: '是',
  No: '否',
  "The content isn't shown because it can't be trusted. Ask for a new file.":
    '内容不可信，因此不予显示。请索取新的文件。',
  'It is a reputation file': '是口碑文件',
  'The whole file is signed by the service': '整个文件由服务签名',
  'Each review is unchanged': '每条评价均未改动',
  'No review was added, left out or moved': '评价没有增加、遗漏或移位',
  // What is wrong; {fault} is one of these sentences
  'Review {number} of {count}: {fault}': '第 {number} 条评价（共 {count} 条）：{fault}',
  "{count} more can't be trusted either.|{count} more can't be trusted either.": {
    other: '另有 {count} 条也不可信。',
  },
  'This is a different kind of file, or part of it is missing.': '这不是口碑文件，或文件不完整。',
  'Without a valid signature for the whole file, there is no way to tell which reviews belong in it.':
    '整个文件没有有效的签名，因此无法判断其中应有哪些评价。',
  'There should be {count} review, but there are {found}.|There should be {count} reviews, but there are {found}.':
    { other: '应有 {count} 条评价，实有 {found} 条。' },
  'These are not the reviews that were signed together, or their order has changed.':
    '这些不是一同签名的评价，或顺序已改变。',
  'The signature does not match the content.': '签名与内容不符。',
  'The text or a name was changed.': '文字或名字被改动。',
  'It is dated {date}, which is in the future.': '日期为{date}，尚未到来。',
  'It is dated {date}, when its key was not in use.': '日期为{date}，当时其密钥并未使用。',
  'It is signed with a key this page does not know. If this is a saved copy, open {address} and try again.':
    '签名所用的密钥，此页面无法识别。如果这是保存的副本，请打开 {address} 重试。',
  'It claims to be from {issuer}, but this page only accepts signatures from {issuers}.':
    '它自称来自 {issuer}，但此页面只接受 {issuers} 的签名。',
  // The reviews of a genuine file
  'The reviews': '评价',
  'Show more ({count} left)|Show more ({count} left)': { other: '显示更多（还有 {count} 条）' },
  'Received on {received}.': '收到于{received}。',
  'Received on {received}, edited by the customer on {edited}.': '收到于{received}，顾客修改于{edited}。',
  'Received on {received}, signed on {signed}.': '收到于{received}，签名于{signed}。',
  'Received on {received}, edited by the customer on {edited}, signed on {signed}.':
    '收到于{received}，顾客修改于{edited}，签名于{signed}。',
  'Text hidden by the professional': '文字已由从业者隐藏',
  'Name hidden by the professional': '名字已由从业者隐藏',
  'No name': '无名字',
  'Workplace, as named by the professional: {workplace} (not signed).':
    '工作地点，由从业者命名：{workplace}（未签名）。',
  // The reference document, a PDF
  'Customer reviews of {name}': '{name}的顾客评价',
  'Customer reviews, collected with {site}': '顾客评价，由 {site} 收集',
  '{from} to {to}': '{from}至{to}',
  // The number is large, the rest small
  '{average} out of 5': '{average} 分（满分 5 分）',
  'All {count} review from this period|All {count} reviews from this period': {
    other: '此期间的全部 {count} 条评价',
  },
  // {reviews} is '{count} reviews'
  'All time: {reviews}, {average} out of 5 on average. Created on {date}. The last page says how to check these reviews.':
    '全部时间：{reviews}，平均 {average} 分（满分 5 分）。创建于{date}。核验方法见最后一页。',
  'Customers’ names are not included. Star ratings always are.': '不含顾客名字。星级一律包含。',
  'Customers’ comments are not included. Star ratings always are.': '不含评价文字。星级一律包含。',
  'Customers’ names and comments are not included. Star ratings always are.':
    '不含顾客名字和评价文字。星级一律包含。',
  '{date}, edited later': '{date}，后有修改',
  'End of all {count} review from this period.|End of all {count} reviews from this period.': {
    other: '此期间的全部 {count} 条评价到此为止。',
  },
  'How to check these reviews': '如何核验这些评价',
  'Each review is digitally signed by {host}, so the person it is about can’t change it. The number of reviews and their average are signed too, so none can be left out.':
    '每条评价均由 {host} 加上数字签名，被评价的人无法改动。评价数量和平均分也有签名，因此一条都不能遗漏。',
  'To check them, ask for the signed file that belongs to this document and open it at {address}. Your browser does the check, even offline.':
    '如需核验，请索取与本文件配套的签名文件，并在 {address} 打开。核验由浏览器完成，离线也行。',
  'Signed with key {key}. Digest of the reviews: {digest}': '签名密钥：{key}。评价摘要：{digest}',
  'QR code of {address}': '{address} 的二维码',
  'Page {number}': '第 {number} 页',
};
