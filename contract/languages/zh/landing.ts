import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'landing'> = {
  // Opening
  "People thank you every day, and by closing time it's gone. Get a link and QR code of your own: it takes a customer 30 seconds, and only you read it.":
    '每天都有人夸您，一到打烊就没了影。用自己的链接和二维码把它留住：顾客只花 30 秒，写的话只有您能看到。',
  'Start collecting, free': '免费开始收集',
  'Start collecting': '开始收集',
  'See how it works': '看看怎么用',
  'Your first {limit} reviews are free. No card needed.': '前 {limit} 条评价免费，无需绑卡。',
  "We don't take new accounts here.": '这里暂不接受新账号。',
  // The phone, with a letter for each number of stars
  'How did {name} do?': '{name}的\u200b服务\u200b怎么样？',
  'Try it: how did {name} do?': '试一试：{name}的服务怎么样？',
  'Try it. Tap a star.': '试一试，点颗星。',
  'Just now': '刚刚',
  'Private, for {name} only': '私密，只给{name}看',
  'You remembered our table, and the joke about the tiramisu.':
    '您还记得我们坐哪桌，连提拉米苏的笑话都记得。',
  'You know your wine. I now order that Bairrada by the case.': '您真懂酒。那款 Bairrada，我现在都整箱买。',
  'Friendly, but our starters and mains came at the same time.': '人很亲切，只是前菜和主菜一起上了。',
  'Nice smile, but I asked twice for water and stayed thirsty.': '笑容很好，但要了两次水，还是没喝上。',
  'We waited 50 minutes for a main, then it was the wrong one.': '主菜等了 50 分钟，端上来还是错的。',
  // Features, each with what a customer wrote
  "It's about you, not the restaurant": '夸的是您，不是餐厅',
  'Review sites praise the restaurant. Here, the person who made the evening keeps the compliment.':
    '点评网站夸的是餐厅。在这里，让那一晚难忘的人，能留住这份赞美。',
  'The reviews on this page are made-up examples.': '本页的评价均为虚构示例。',
  'Instant email notifications': '邮件即时通知',
  'The moment a customer taps Submit, the full review is on its way to your inbox.':
    '顾客一点提交，完整的评价就发往您的邮箱。',
  'Fixed the leak in 20 minutes at 9pm. Legend.': '晚上九点赶来，20 分钟修好漏水。神了。',
  'You own your data': '数据归您所有',
  'Download every review whenever you like. Change jobs, and your good name goes with you.':
    '所有评价随时可以下载。换了工作，好口碑也跟您走。',
  'I followed you to the new salon. Two buses, and worth it.': '跟着您换到了新店。转两趟公交，值。',
  'Private, not posted': '私密，不公开',
  'Only you see your reviews. No public score next to your name.':
    '只有您能看到自己的评价。您的名字旁边，没有公开的分数。',
  'The grout is a shade off from the sample. To be fair, I like it better now.':
    '填缝剂比样品深了一点。不过说实话，现在这样更好看。',
  '30 seconds for a customer': '顾客只花 30 秒',
  'No app, no account. Just stars, a few words and a name, on any phone.':
    '不装应用，不用注册。点星、写几句话、留个名字，什么手机都行。',
  'Plaster like glass.': '墙面抹得像镜子一样平。',
  'Every place you work': '每个工作的地方',
  'The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.':
    '平日在小馆，周末在酒店？付费套餐让每处都有自己的二维码。',
  'The bistro on weekdays, the hotel on weekends? Each gets its own code.':
    '平日在小馆，周末在酒店？每处都有自己的二维码。',
  "I came alone and expected to feel it. I didn't, not for a minute.":
    '一个人来吃饭，本以为会冷清，结果一分钟都没觉得。',
  'Easy to hand out': '随手就能递出',
  'Print the code on the bill, text the link, or show it on your phone.':
    '把二维码印在账单上，用短信发链接，或直接用手机出示。',
  "She told us NOT to order the second bottle, because we'd miss the last tram.":
    '特意劝我们别点第二瓶，说不然会赶不上末班电车。',
  // How it works
  'How it works': '怎么用',
  'Add where you work': '添加工作地点',
  'Create your account and add your workplace. It takes a minute, with nothing to install.':
    '注册账号，添加工作地点。只需一分钟，什么都不用装。',
  'Hand out your code': '递出二维码',
  'Ask right after a job well done. Your customer scans, taps and writes.':
    '活儿干得漂亮，就趁热邀请。顾客扫一扫、点一点、写几句。',
  'Keep the good word': '留住好评',
  'It arrives by email and stays in your list, whatever job you do next.':
    '评价发到邮箱，也留在您的列表里，以后换什么工作都在。',
  'A printed card: How did {name} do? Beside the question, a QR code':
    '一张印好的卡片：{name}的服务怎么样？旁边是二维码',
  'Scan and tell {name}. 30 seconds, private.':
    '扫码\u200b告诉{name}。\u200b只要\u00a030\u00a0秒，\u200b不会\u200b公开。',
  // The last letter
  'The next thank you could be the first one you keep': '下一声谢谢，可以是您留住的第一声',
  'Create your account': '注册账号',
  'See pricing': '查看价格',
};
