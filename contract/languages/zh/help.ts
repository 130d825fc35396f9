import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'help'> = {
  // Page
  'Short answers to common questions, and an address for everything else.':
    '常见问题的简短解答；其他问题，欢迎来信。',
  'Getting started': '开始使用',
  'Sharing your code': '分享二维码',
  'Reviews and email': '评价与邮件',
  Plans: '套餐',
  'Your account and data': '账号与数据',
  'For customers who leave a review': '写评价的顾客请看',
  'Still stuck?': '还没解决？',
  'Write to <support>{support}</support>. Tell us what you did, what happened, and which email address your account uses.':
    '请写信至 <support>{support}</support>，告诉我们您做了什么、发生了什么，以及账号使用的邮箱。',
  'On this page': '本页内容',
  // Getting started
  '<register>Create an account</register>.': '<register>注册账号</register>。',
  '<login>Sign in</login>.': '<login>登录</login>。',
  'How do I start?': '怎么开始？',
  "Your link and QR code are on your <dashboard>Dashboard</dashboard>. Print the code or share the link, and ask your next happy customer. That's all.":
    '您的链接和二维码在<dashboard>工作台</dashboard>上。打印二维码或分享链接，邀请下一位满意的顾客，就这么简单。',
  'Do I have to add a workplace?': '必须添加工作地点吗？',
  'No. With <b>No specific workplace</b> selected, your code opens your general page, with just your first name. Those reviews are listed as General Review. With a workplace, customers see where they met you, and you see where each review comes from.':
    '不必。选择<b>不指定工作地点</b>时，二维码会打开您的通用页面，只显示您的名字，收到的评价列为“通用评价”。有工作地点时，顾客能看到是在哪里遇到您的，您也能看到每条评价来自哪里。',
  'How do I add a second workplace?': '怎么添加第二个工作地点？',
  'In <settings>Settings</settings>, or with <b>Add New Workplace...</b> in the list above your QR code. Each workplace gets its own link and code.':
    '在<settings>设置</settings>中，或在二维码上方的列表里选择<b>添加新工作地点…</b>。每个工作地点都有自己的链接和二维码。',
  'The free plan includes one workplace. For more, you need a <pricing>paid plan</pricing>.|The free plan includes {count} workplaces. For more, you need a <pricing>paid plan</pricing>.':
    { other: '免费套餐含 {count} 个工作地点。如需更多，请选择<pricing>付费套餐</pricing>。' },
  'How do I put {name} on my phone like an app?': '怎么把 {name} 像应用一样装到手机上？',
  "<b>Android:</b> open this site in Chrome and tap Install on the card that appears. You can also choose Install app or Add to Home screen in the browser's menu.":
    '<b>Android：</b>在 Chrome 中打开本站，点按出现的卡片上的“安装”。也可以在浏览器菜单中选择“安装应用”或“添加到主屏幕”。',
  '<b>iPhone and iPad:</b> open this site in Safari, tap Share, then Add to Home Screen.':
    '<b>iPhone 和 iPad：</b>在 Safari 中打开本站，轻点“共享”，然后选择“添加到主屏幕”。',
  'Your customers never need to install anything.': '您的顾客什么都不用安装。',
  // Sharing your code
  'How do I hand out my code?': '怎么把二维码递给顾客？',
  'On your <dashboard>Dashboard</dashboard>, <b>Print QR Code</b> prints a poster, and <b>Share QR Code</b> sends the link in a message. You can also <show>show the code on your phone</show>, or print cards and table tents in the <print>print studio</print>.':
    '在<dashboard>工作台</dashboard>上，<b>打印二维码</b>可打印海报，<b>分享二维码</b>可用消息发送链接。您也可以<show>用手机出示二维码</show>，或在<print>打印中心</print>打印卡片和桌牌。',
  'It works best right after a job well done. Ask in your own words.':
    '活儿干得漂亮时，趁热邀请效果最好。用您自己的话说就行。',
  'How do I show my code on my phone?': '怎么用手机出示二维码？',
  'Tap <b>Show my code</b> under the code on your <dashboard>Dashboard</dashboard>. It fills the screen and keeps the screen awake. It remembers the last workplace you used.':
    '点按<dashboard>工作台</dashboard>上二维码下方的<b>出示二维码</b>。二维码会占满屏幕，屏幕保持常亮，并记住您上次使用的工作地点。',
  "Once the app is <install>installed</install>, this works offline too. Press and hold the app's icon to get there fast.":
    '<install>安装</install>应用后，离线也能用。长按应用图标即可快速打开。',
  "My code doesn't scan. What can I do?": '二维码扫不出来，怎么办？',
  'Print it at least 3 cm (1.2 inches) wide, or larger if people stand farther away.':
    '打印宽度至少 3\u00a0cm（1.2\u00a0英寸）。如果扫码的人站得较远，请印得更大。',
  "Keep it black on white, with the white edge around it. Don't stretch or recolor it.":
    '保持白底黑码，四周留白边。请勿拉伸或改色。',
  'Use matte paper. Glare on glossy paper can hide the code.': '使用哑光纸。光面纸反光，可能遮住二维码。',
  'On your phone, turn up the brightness.': '用手机出示时，请调高亮度。',
  "The link is also printed below the code, for anyone who'd rather type it.":
    '二维码下方也印有链接，方便手动输入。',
  'What happens to printed codes if I rename or delete a workplace?':
    '重命名或删除工作地点后，印好的二维码会怎样？',
  'They keep working. If you rename a workplace, its page shows the new name. If you delete it, its codes open your general page. Its reviews, old and new, become General Reviews.':
    '继续有效。重命名后，页面显示新名称。删除后，它的二维码会打开您的通用页面，新旧评价都归为通用评价。',
  'How do I print cards, tents and posters?': '怎么打印卡片、桌牌和海报？',
  "Open the <studio>print studio</studio>. Choose what the code opens and what to print. Then print it, or take the PDF to a copy shop. The preview shows exactly what you'll get.":
    '打开<studio>打印中心</studio>，选择扫码后打开的页面和要打印的样式。然后直接打印，或把 PDF 带到打印店。预览与成品完全一致。',
  'Print at 100% ("Actual size") and turn off "Fit to page". Otherwise the sizes will be off.':
    '请按 100%（“实际大小”）打印，并关闭“适合页面”，否则尺寸会有偏差。',
  'For cards and badges, use paper of 200 to 300 g/m². Cut along the fine marks at the edges.':
    '卡片和胸牌请用 200 至 300\u00a0g/m² 的纸，沿边缘的细标记裁切。',
  'Fold a table tent along the dashed line. Its back is upside down on the sheet on purpose.':
    '沿虚线对折桌牌。背面在纸上是倒着的，这是特意设计的。',
  "Laminating? Select “I'm laminating this” first. Matte film reflects less than glossy film.":
    '要塑封？请先勾选“我要塑封”。哑光膜比亮光膜反光少。',
  'The sticker is made for a label printer with a 62 mm roll, cut at 90 mm.':
    '贴纸适用于 62\u00a0mm 卷纸的标签打印机，裁切长度 90\u00a0mm。',
  "An empty box means we don't have a font for that letter. We support Latin, Cyrillic, Greek, Arabic, Hebrew, Chinese and Japanese.":
    '空方框表示我们没有该字符的字体。我们支持拉丁文、西里尔文、希腊文、阿拉伯文、希伯来文、中文和日文。',
  'Does my link ever change?': '我的链接会变吗？',
  'No. You can change your name, email address, password and plan.':
    '不会。您可以更改姓名、邮箱、密码和套餐。',
  'No. You can change your name, email address and password.': '不会。您可以更改姓名、邮箱和密码。',
  'Your links and printed codes will keep working.': '您的链接和印好的二维码会继续有效。',
  'How can I see which table brings in reviews?': '怎么知道哪张桌子带来评价？',
  "Create a <codes>tracked code</codes> for each one: the window table, the flyer, your email signature. You'll see how often each code was scanned and how many reviews came from it. Each person counts once a day per code, and your own scans don't count.":
    '分别创建<codes>渠道码</codes>：靠窗的桌子、传单、邮件签名。您能看到每个码被扫了多少次、带来多少评价。同一个人每天每个码只计一次，您自己扫不计入。',
  "The code itself never changes, so you don't have to reprint it. When you change jobs, just point it to another workplace. If a code gets lost or misused, switch it off. Your other codes keep working.":
    '码本身永远不变，无需重印。换工作后，把它指向另一个工作地点即可。码丢失或被滥用时，将它停用，其他码不受影响。',
  'Can customers tap instead of scan?': '顾客可以不扫码，碰一碰就行吗？',
  'Yes, with an NFC tag: a sticker that opens your page when a phone touches it. On <codes>Tracked codes</codes>, choose <b>Write to NFC tag</b>, in Chrome on an Android phone. With another phone, copy the link and write it with an app like NFC Tools. A tap counts as a scan.':
    '可以，用 NFC 标签：手机碰一下这张贴纸，就会打开您的页面。请在 Android 手机的 Chrome 中打开<codes>渠道码</codes>，选择<b>写入 NFC 标签</b>。其他手机可复制链接，用 NFC Tools 之类的应用写入。碰一次计为一次扫码。',
  'What do customers see about me?': '顾客能看到我的哪些信息？',
  "Your first name, and the workplace's name and location if the code belongs to one. They don't see your last name, email address, reviews or rating.":
    '您姓名中第一个空格前的部分；如果二维码属于某个工作地点，还有该地点的名称和位置。顾客看不到您姓名的其余部分、邮箱、评价或评分。',
  'Which languages does my review page support?': '评价页面支持哪些语言？',
  "English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish, Arabic, Chinese and Japanese. It opens in the language of the customer's browser, and they can switch at the top. To share a link in one language, choose it on the page and copy the address.":
    '英语、西班牙语、葡萄牙语、法语、德语、意大利语、荷兰语、波兰语、土耳其语、阿拉伯语、中文和日语。页面按顾客浏览器的语言打开，也可以在顶部切换。如需分享某种语言的链接，请在页面上选好语言，再复制地址。',
  "You get your reviews as they were written. We don't translate them.": '您收到的评价是原文，我们不作翻译。',
  // Reviews and email
  "I didn't get an email for a review": '没有收到评价邮件',
  "It's not lost. Every review is in <reviews>My Reviews</reviews>, even if its email didn't arrive. Then check:":
    '评价没有丢。即使邮件没到，每条评价也都在<reviews>我的评价</reviews>中。然后请检查：',
  'Is your email address still unconfirmed? Then a notice on your <dashboard>Dashboard</dashboard> asks you to open the link we sent you. Until you do, these emails wait.':
    '您的邮箱还没有确认吗？如果没有，<dashboard>工作台</dashboard>上会有提示，请您打开我们发送的链接。在此之前，这些邮件暂不发送。',
  'Is it in your spam folder? If so, mark it as not spam.':
    '邮件在垃圾邮件文件夹里吗？如果在，请标为非垃圾邮件。',
  'Is your email address in <settings>Settings</settings> correct?':
    '<settings>设置</settings>中的邮箱正确吗？',
  'Did you turn these emails off? You can turn them back on in <emails>Settings</emails>.':
    '您关闭过这类邮件吗？可在<emails>设置</emails>中重新开启。',
  'Was your mail server down? We keep trying for five days.':
    '您的邮件服务器出过故障吗？我们会在五天内持续尝试。',
  'Can I stop the emails?': '可以不收邮件吗？',
  "Yes. Use <b>Stop review emails</b> at the end of any review email. You'll still find your reviews in your list. The same link turns the emails back on.":
    '可以。点按任意评价邮件末尾的<b>停收评价邮件</b>。评价仍可在列表中查看。同一个链接也可以重新开启邮件。',
  'Can I get fewer emails?': '可以少收邮件吗？',
  'Yes, in <emails>Settings</emails>.': '可以，在<emails>设置</emails>中选择。',
  'You can get new and changed reviews right away, in one email a day, or never. Right away is the default. The daily email comes 24 hours after the first review in it.':
    '新评价和评价变动可选择立即、每天一封邮件或从不。默认为立即。每日邮件在其中第一条评价到达 24 小时后发送。',
  'Emails about your account and plan always come right away.': '有关账户和套餐的邮件总是立即发送。',
  'Emails about your password and address always come right away.': '有关密码和邮箱的邮件总是立即发送。',
  'Can my phone tell me about a new review?': '有新评价时，手机能提醒我吗？',
  'Yes. Install the app, open <alerts>Settings</alerts> on your phone and turn on <b>Notify me on this device</b>. Alerts follow your email settings. They show stars and a first name, and the words only if you choose that.':
    '可以。安装应用，在手机上打开<alerts>设置</alerts>，开启<b>在此设备上提醒我</b>。提醒跟随邮件设置，会显示星级和名字；评价内容只有您选择后才显示。',
  'Can I hide the text of bad reviews until I want to read it?': '可以先不看差评的内容吗？',
  "Yes. Turn on <b>Fold 1- and 2-star reviews until I open them</b> in <emails>Settings</emails>. In your lists and emails, you'll see <b>Read it when you are ready</b> instead of the text. They still count in your average.":
    '可以。在<emails>设置</emails>中开启<b>折叠 1 星和 2 星评价，点开才显示</b>。列表和邮件中会显示<b>准备好了再看</b>，而不是内容。这些评价仍计入平均评分。',
  'Are my reviews public?': '我的评价是公开的吗？',
  "No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You can <employer>show some to an employer</employer> if the customers allow it.":
    '不是，只有您能看到。没有公开主页，也没有排名，我们也这样告诉顾客。经顾客允许，您可以<employer>选几条给雇主看</employer>。',
  'Can a review be changed or removed?': '评价可以修改或删除吗？',
  "Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their private link can edit or take back their review for {days} days. We'll email you when they do.":
    '您不可以，差评也不行，正因如此其余的才可信。保存了专属链接的顾客，{days} 天内可以修改或撤回评价，届时我们会发邮件通知您。',
  'Is a review abusive, or meant for someone else? Write to <support>{support}</support>.':
    '评价含辱骂内容，或本是写给别人的？请写信至 <support>{support}</support>。',
  'Can I reply to a review?': '可以回复评价吗？',
  "Yes, once and privately. Use <b>Reply privately</b> in <reviews>My Reviews</reviews>. The customer will see your reply on their private link. We don't email them, and you can't edit it later.":
    '可以，私下回复一次。请在<reviews>我的评价</reviews>中使用<b>私下回复</b>。顾客可以通过专属链接看到。我们不会给顾客发邮件，回复之后也不能修改。',
  "You'll only see the button if the customer saved their private link, and for {days} days after the review.":
    '只有顾客保存了专属链接，且在评价后 {days} 天内，才会显示此按钮。',
  'How do I find a review?': '怎么查找评价？',
  'Type a few words into <b>Search reviews</b> in <reviews>My Reviews</reviews>: something the customer wrote, their name or place, or your workplace.':
    '在<reviews>我的评价</reviews>的<b>搜索评价</b>中输入几个字：顾客写的内容、顾客的名字或地点，或您的工作地点。',
  'How do I export my reviews?': '怎么导出评价？',
  "Press <b>Export CSV</b> in <reviews>My Reviews</reviews>. The file opens in Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've selected.":
    '在<reviews>我的评价</reviews>中点按<b>导出 CSV</b>。文件可用 Excel、Numbers 或 Google 表格打开，包含全部评价，或仅含所选工作地点的评价。',
  'What are Recent Views?': '什么是“近期浏览”？',
  "How often people opened your review page in the last 30 days. Each visitor counts once a day. Search engines don't count, and neither do you while you're signed in.":
    '近 30 天内您的评价页面被打开的次数。每位访客每天计一次。搜索引擎不计入，您登录时也不计入。',
  'How do I take my reviews to a new job?': '换工作时，怎么带走评价？',
  'In <reviews>My Reviews</reviews>, press <reputation>Take my reviews with me</reputation>. There you can download them all, or create a link that shows a few to an employer.':
    '在<reviews>我的评价</reviews>中点按<reputation>带走我的评价</reputation>。您可以全部下载，也可以创建链接，向雇主展示其中几条。',
  'Can I show reviews to an employer?': '可以把评价给雇主看吗？',
  'Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews in <reputation>Take my reviews with me</reputation> to get a link for one employer. It works for up to {days} days, or until you turn it off, and you see how often it was opened.':
    '顾客允许就可以。提交评价后，我们会征求顾客的意见。在<reputation>带走我的评价</reputation>中选几条这样的评价，即可得到给某位雇主的链接。链接最长 {days} 天内有效，也可提前停用，您还能看到它被打开了多少次。',
  "The employer sees your full name and your customers' first names. If a customer changes their mind, their review disappears from the page right away.":
    '雇主会看到您的全名和顾客的名字。顾客如果改变主意，其评价会立即从页面上消失。',
  // Plans
  "What's free?": '哪些是免费的？',
  "{limit} reviews in total and one workplace, with your link, your QR code and an email for each review. The free plan doesn't expire.|{limit} reviews in total and {count} workplaces, with your link, your QR code and an email for each review. The free plan doesn't expire.":
    {
      other: '共 {limit} 条评价和 {count} 个工作地点，含您的链接、二维码和每条评价的邮件。免费套餐永不过期。',
    },
  'What happens at {limit} reviews?': '评价达到 {limit} 条后会怎样？',
  "Your review page pauses. Anyone who opens it reads that you can't take more reviews right now. You keep everything you have. We let you know with your last two free reviews. If a customer finds your page paused, we tell you that too, at most once a day.":
    '评价页面会暂停。打开的人会看到您目前无法接收更多评价。已有的内容都会保留。收到最后两条免费评价时，我们会提醒您。有顾客遇到页面暂停时，也会告诉您，每天最多一次。',
  'With a <pricing>paid plan</pricing>, your page opens again right away, with the same link and code.':
    '选择<pricing>付费套餐</pricing>后，页面立即恢复，链接和二维码不变。',
  'What do the paid plans cost?': '付费套餐多少钱？',
  '{monthly} per month, or {annual} per year, which saves {saving}. Both include unlimited reviews and multiple workplaces. See <pricing>Pricing</pricing>.':
    '每月 {monthly}，或每年 {annual}，可省 {saving}。两者都含不限量的评价和多个工作地点。请见<pricing>价格</pricing>。',
  'How do I pay?': '怎么付款？',
  "Choose a plan on the <pricing>Pricing</pricing> page and pay by card with Stripe, our payment provider. We never see your card. Your plan starts as soon as Stripe confirms the payment, usually within seconds, and we email you. If your card is declined or you go back, you aren't charged.":
    '在<pricing>价格</pricing>页面选择套餐，通过我们的支付服务商 Stripe 用银行卡付款。我们看不到您的银行卡信息。Stripe 确认付款后套餐立即生效，通常只需几秒，我们会发邮件通知您。如果银行卡被拒或您返回，不会扣款。',
  'Can I switch between Monthly and Annual?': '可以在包月和包年之间切换吗？',
  "Yes, anytime, on the <pricing>Pricing</pricing> page. The new plan starts right away and is charged in full. We credit what you haven't used of the old one to your next bills.":
    '可以，随时在<pricing>价格</pricing>页面切换。新套餐立即生效并全额扣款，旧套餐未用完的金额会抵扣后续账单。',
  'How do I cancel?': '怎么取消？',
  "In <billing>Settings</billing>, with two clicks: press <b>Cancel subscription</b> and confirm on the page that opens. You can also get there with <b>Manage billing</b>. You don't need a reason.":
    '在<billing>设置</billing>中点两下即可：点按<b>取消订阅</b>，然后在打开的页面上确认。也可以从<b>管理付款</b>进入。无需说明理由。',
  "Your plan runs until the end of the period you've paid for and won't renew. Until then, you can change your mind under <b>Manage billing</b>.":
    '套餐会用到付费期结束，不再续订。在此之前，您可以在<b>管理付款</b>中改变主意。',
  'A payment failed. What now?': '付款失败了，怎么办？',
  "We'll email you, and you'll see a note in <billing>Settings</billing>. Your plan stays active until the end of the period you've paid for. Update your card under <b>Manage billing</b>. Your plan continues once the payment goes through, even if it has ended.":
    '我们会发邮件通知您，<billing>设置</billing>中也会显示提示。套餐在付费期结束前继续有效。请在<b>管理付款</b>中更新银行卡。付款成功后套餐就会继续，即使它已结束。',
  'What happens when a paid plan ends?': '付费套餐结束后会怎样？',
  'You go back to the free plan and keep every review and workplace. Your review page pauses if you have {limit} reviews or more.':
    '您会回到免费套餐，所有评价和工作地点都会保留。如果评价已有 {limit} 条或更多，评价页面会暂停。',
  "You can't add workplaces beyond one workplace.|You can't add workplaces beyond {count} workplaces.": {
    other: '工作地点超过 {count} 个时，无法再添加。',
  },
  "If your plan won't renew, we email you three days before it ends, and again when it has ended.":
    '如果套餐不会续订，我们会在结束前三天和结束时各发一封邮件。',
  // Your account and data
  'I forgot my password': '忘记密码了',
  'Enter your email address on the <forgot>Forgot password</forgot> page. The link we send works once, for one hour. If you ask twice, only the newest link works. Nothing there? Check your spam folder, or try another address you may have used.':
    '在<forgot>忘记密码</forgot>页面输入您的邮箱。我们发送的链接只能使用一次，一小时内有效。申请多次时，只有最新的链接有效。没收到？请看看垃圾邮件文件夹，或试试您可能用过的其他邮箱。',
  'How do I sign in with my face or fingerprint?': '怎么用面容或指纹登录？',
  'Add a passkey in <settings>Settings</settings>, one for each device. Then your face, your fingerprint or the code of your phone is enough to sign in. Your password keeps working. Lost a device? Remove its passkey in Settings.':
    '在<settings>设置</settings>中添加通行密钥，每台设备一个。之后，用面容、指纹或手机的锁屏密码就能登录。密码仍可使用。设备丢了？请在“设置”中移除它的通行密钥。',
  'Can I use {name} in my language?': '{name} 有我的语言吗？',
  'Yes, in the twelve languages of your review page. Choose yours in <settings>Settings</settings>. Our emails come in that language too.':
    '有，与评价页面的十二种语言相同。请在<settings>设置</settings>中选择。邮件也会使用该语言。',
  'How do I change my email address, name or password?': '怎么更改邮箱、姓名或密码？',
  'In <settings>Settings</settings>. We send a link to your new email address. Until you open it, your reviews go to the old one. A new password signs out your other devices. A new name shows on your review page right away.':
    '在<settings>设置</settings>中。我们会向新邮箱发送链接，打开之前，评价仍发到旧邮箱。更改密码后，其他设备会退出登录。新姓名会立即显示在评价页面上。',
  'How do I get a copy of everything you store about me?': '怎么获取你们存储的有关我的全部数据？',
  'Press <b>Download my data</b> in <settings>Settings</settings>.':
    '在<settings>设置</settings>中点按<b>下载我的数据</b>。',
  'You get one file with your account, workplaces, reviews, subscriptions and payments.':
    '您会得到一个文件，含账号、工作地点、评价、订阅和付款。',
  'You get one file with your account, workplaces and reviews.': '您会得到一个文件，含账号、工作地点和评价。',
  'The <privacy>Privacy Policy</privacy> lists what we store, and for how long.':
    '<privacy>隐私政策</privacy>列出了我们存储的内容和期限。',
  'How do I delete my account?': '怎么删除账号？',
  "Press <b>Delete Account</b> in <settings>Settings</settings> and enter your password. This deletes your account, workplaces and reviews right away. It can't be undone, and your codes will stop working.":
    '在<settings>设置</settings>中点按<b>删除账号</b>，并输入密码。账号、工作地点和评价会立即删除，无法撤销，您的二维码也将失效。',
  "If you have a subscription, it ends too, and you lose the time you've paid for. To use that time, <cancel>cancel it</cancel> first and delete your account later.":
    '如果有订阅，也会一并结束，已付费的剩余时间随之作废。想用完剩余时间，请先<cancel>取消订阅</cancel>，以后再删除账号。',
  'I lost my phone, or forgot to sign out somewhere': '手机丢了，或忘了在某处退出登录',
  "Go to <settings>Settings</settings> to see where you're signed in. Press <b>Sign out</b> next to the device you lost. Or press <b>Sign out everywhere</b>, which includes the device you're using. If your phone has your password saved, change it as well.":
    '在<settings>设置</settings>中可查看已登录的设备。点按丢失设备旁的<b>退出登录</b>，或点按<b>退出所有设备</b>，包括您正在使用的这台。如果手机里存有密码，也请更改密码。',
  "You're signed out after 30 days if you don't use a browser, and after 90 days in any case.":
    '浏览器 30 天未使用会自动退出登录，最长 90 天必定退出。',
  'I think someone else is in my account': '怀疑有人登录了我的账号',
  "Change your password in <settings>Settings</settings>, and keep only the passkeys you recognize. That signs out every other device. Can't get in? <forgot>Reset your password</forgot> to sign out all of them and remove every passkey. Then write to <support>{support}</support>.":
    '请在<settings>设置</settings>中更改密码，并只保留您认识的通行密钥，其他设备都会退出登录。无法登录？<forgot>重置密码</forgot>可让所有设备退出登录，并移除所有通行密钥。然后请写信至 <support>{support}</support>。',
  'It says Too many requests': '提示“操作过于频繁”',
  "You, or someone on your internet connection, tried the same thing many times. We pause briefly so that no one can guess passwords. Wait a few minutes, an hour at most, and try again. Nothing is lost or locked. Don't remember your password? <forgot>Reset it</forgot>.":
    '您或与您共用网络的人多次重复了同一操作。为防止有人猜测密码，我们会短暂停止。请等几分钟，最多一小时，然后重试。没有内容丢失，也没有被锁定。忘了密码？请<forgot>重置密码</forgot>。',
  // For customers who leave a review
  'Do I need an account or an app?': '需要账号或应用吗？',
  "No. Scan the code, choose your stars, write a few words and add your name. That's all.":
    '不需要。扫码，选择星级，写几句话，填上名字，就这么简单。',
  'Who reads what I write?': '我写的内容谁会看到？',
  "Only the person you wrote to. We email them your review and keep it in their private list. We don't publish it or share it with their employer.":
    '只有您所评价的人。我们把评价通过邮件发给对方，并保存在其私密列表中。我们不会公开，也不会告诉其雇主。',
  'Can I change or delete my review?': '可以修改或删除我的评价吗？',
  "Yes, for {days} days. After you send your review, press <b>Save my private link</b>. With this link you can edit your review, take it back, or read the reply. Anyone with the link can do the same, so keep it to yourself. You'll find the links saved on your phone under <links>Private links on this phone</links>.":
    '可以，{days} 天内有效。提交评价后，点按<b>保存我的专属链接</b>。用此链接可以修改或撤回评价，也可以查看回复。任何有链接的人都能这样做，请妥善保管。保存在手机上的链接，可在<links>这部手机上的专属链接</links>中找到。',
  "Don't have the link? Write to <support>{support}</support>. Tell us who the review was for, when you sent it, and the name you used.":
    '没有链接？请写信至 <support>{support}</support>，告诉我们评价的是谁、何时提交，以及您用的名字。',
  'What does it mean to allow showing my review to an employer?': '允许把我的评价给雇主看，是什么意思？',
  "It's up to you. If you allow it, the professional can show your review, with your first name, to an employer. They do that with a link that works for up to {most} days. With your private link, you can change your mind for {days} days.":
    '由您决定。如果允许，您所评价的人可以把这条评价连同您的名字，通过 最长 {most} 天有效的链接给雇主看。{days} 天内，您可以通过专属链接改变主意。',
  'It says Saved on this phone, not sent yet': '提示“已保存在这部手机上，尚未发送”',
  "Your words are safe on your phone. We'll send them as soon as you're back online. If you close the page, just open any review link again later. Your review will arrive only once.":
    '您写的内容安全地保存在手机上，恢复联网后会立即发送。如果关闭页面，稍后打开任意评价链接即可。评价只会送达一次。',
  "If the page asks you to keep it open, your phone couldn't save your words. Please don't close it yet.":
    '如果页面提示不要关闭，说明手机没能保存您写的内容。请先不要关闭。',
  "It says the person can't take more reviews right now": '提示“目前无法接收更多评价”',
  'Their free plan is full. It has nothing to do with you. Try the same link again in a few days, or tell them in person.':
    '对方的免费套餐已满，与您无关。请过几天再试同一个链接，或当面告诉对方。',
  'It says Invalid Review Link': '提示“链接无效”',
  'The link is incomplete, or the account no longer exists. Scan the code again, or ask for a new link.':
    '链接不完整，或账号已不存在。请重新扫码，或索取新的链接。',
};
