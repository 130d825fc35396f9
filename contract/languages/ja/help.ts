import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'help'> = {
  // Page
  'Short answers to common questions, and an address for everything else.':
    'よくある質問への短い答えと、そのほかのお問い合わせ先です。',
  'Getting started': 'はじめに',
  'Sharing your code': 'コードを渡す',
  'Reviews and email': '感想とメール',
  Plans: 'プラン',
  'Your account and data': 'アカウントとデータ',
  'For customers who leave a review': '感想を書くお客さまへ',
  'Still stuck?': '解決しませんか？',
  'Write to <support>{support}</support>. Tell us what you did, what happened, and which email address your account uses.':
    '<support>{support}</support>までご連絡ください。何をして、何が起きたか、アカウントのメールアドレスをお知らせください。',
  'On this page': 'このページの内容',
  // Getting started
  '<register>Create an account</register>.': '<register>アカウントを作成</register>します。',
  '<login>Sign in</login>.': '<login>ログイン</login>します。',
  'How do I start?': 'どうやってはじめますか？',
  "Your link and QR code are on your <dashboard>Dashboard</dashboard>. Print the code or share the link, and ask your next happy customer. That's all.":
    'リンクとQRコードは<dashboard>マイページ</dashboard>にあります。コードを印刷するかリンクを共有して、次に喜んでくれたお客さまにお願いしましょう。それだけです。',
  'Do I have to add a workplace?': '職場の追加は必要ですか？',
  'No. With <b>No specific workplace</b> selected, your code opens your general page, with just your first name. Those reviews are listed as General Review. With a workplace, customers see where they met you, and you see where each review comes from.':
    'いいえ。<b>職場を指定しない</b>を選ぶと、コードはあなたの名前だけの共通ページを開きます。その感想は「共通ページ」と表示されます。職場を追加すると、お客さまにはどこで会ったかが、あなたにはどこからの感想かがわかります。',
  'How do I add a second workplace?': '2つ目の職場を追加するには？',
  'In <settings>Settings</settings>, or with <b>Add New Workplace...</b> in the list above your QR code. Each workplace gets its own link and code.':
    '<settings>設定</settings>か、QRコードの上の一覧にある<b>職場を追加…</b>で追加できます。職場ごとにリンクとコードがあります。',
  'The free plan includes one workplace. For more, you need a <pricing>paid plan</pricing>.|The free plan includes {count} workplaces. For more, you need a <pricing>paid plan</pricing>.':
    {
      other: '無料プランの職場は{count}つまでです。それ以上は<pricing>有料プラン</pricing>が必要です。',
    },
  'How do I put {name} on my phone like an app?': '{name}をアプリのようにスマホに入れるには？',
  "<b>Android:</b> open this site in Chrome and tap Install on the card that appears. You can also choose Install app or Add to Home screen in the browser's menu.":
    '<b>Android：</b>このサイトをChromeで開き、表示されるカードの「インストール」をタップします。ブラウザのメニューの「アプリをインストール」か「ホーム画面に追加」でもできます。',
  '<b>iPhone and iPad:</b> open this site in Safari, tap Share, then Add to Home Screen.':
    '<b>iPhoneとiPad：</b>このサイトをSafariで開き、「共有」をタップし、「ホーム画面に追加」を選びます。',
  'Your customers never need to install anything.': 'お客さまは何もインストールする必要がありません。',
  // Sharing your code
  'How do I hand out my code?': 'コードはどう渡せばいいですか？',
  'On your <dashboard>Dashboard</dashboard>, <b>Print QR Code</b> prints a poster, and <b>Share QR Code</b> sends the link in a message. You can also <show>show the code on your phone</show>, or print cards and table tents in the <print>print studio</print>.':
    '<dashboard>マイページ</dashboard>の<b>QRコードを印刷</b>でポスターを印刷し、<b>QRコードを共有</b>でリンクをメッセージで送れます。<show>コードをスマホで見せる</show>ことも、<print>印刷スタジオ</print>でカードや卓上カードを印刷することもできます。',
  'It works best right after a job well done. Ask in your own words.':
    'いい仕事をした直後がいちばんです。あなたの言葉でお願いしましょう。',
  'How do I show my code on my phone?': 'スマホでコードを見せるには？',
  'Tap <b>Show my code</b> under the code on your <dashboard>Dashboard</dashboard>. It fills the screen and keeps the screen awake. It remembers the last workplace you used.':
    '<dashboard>マイページ</dashboard>のコードの下にある<b>コードを見せる</b>をタップします。全画面で表示され、画面は消えません。前回の職場も記憶されます。',
  "Once the app is <install>installed</install>, this works offline too. Press and hold the app's icon to get there fast.":
    'アプリを<install>インストール</install>すると、オフラインでも使えます。アイコンの長押しですぐに開けます。',
  "My code doesn't scan. What can I do?": 'コードが読み取れません。どうすればいいですか？',
  'Print it at least 3 cm (1.2 inches) wide, or larger if people stand farther away.':
    '幅3\u00a0cm以上で印刷してください。離れた場所から読み取るなら、もっと大きくします。',
  "Keep it black on white, with the white edge around it. Don't stretch or recolor it.":
    '白地に黒のまま、周りの白い余白も残してください。伸ばしたり色を変えたりしないでください。',
  'Use matte paper. Glare on glossy paper can hide the code.':
    'つやのない紙を使ってください。光沢紙は反射でコードが見えなくなることがあります。',
  'On your phone, turn up the brightness.': 'スマホでは、画面を明るくしてください。',
  "The link is also printed below the code, for anyone who'd rather type it.":
    'コードの下にはリンクも印刷されているので、入力して開くこともできます。',
  'What happens to printed codes if I rename or delete a workplace?':
    '職場の名前を変えたり削除したりすると、印刷済みのコードはどうなりますか？',
  'They keep working. If you rename a workplace, its page shows the new name. If you delete it, its codes open your general page. Its reviews, old and new, become General Reviews.':
    'そのまま使えます。名前を変えると、ページに新しい名前が表示されます。削除すると、コードは共通ページを開き、以前の感想もこれからの感想も「共通ページ」の感想になります。',
  'How do I print cards, tents and posters?': 'カードやポスターを印刷するには？',
  "Open the <studio>print studio</studio>. Choose what the code opens and what to print. Then print it, or take the PDF to a copy shop. The preview shows exactly what you'll get.":
    '<studio>印刷スタジオ</studio>で、コードが開くページと印刷するものを選びます。そのまま印刷するか、PDFを印刷店に持ち込みます。仕上がりはプレビューのとおりです。',
  'Print at 100% ("Actual size") and turn off "Fit to page". Otherwise the sizes will be off.':
    '100%（「実際のサイズ」）で印刷し、「ページに合わせる」はオフにしてください。オンだとサイズがずれます。',
  'For cards and badges, use paper of 200 to 300 g/m². Cut along the fine marks at the edges.':
    'カードと名札には200～300\u00a0g/m²の紙を使い、端の細い印に沿って切ります。',
  'Fold a table tent along the dashed line. Its back is upside down on the sheet on purpose.':
    '卓上カードは破線で折ります。裏面が上下逆さまなのは、このためです。',
  "Laminating? Select “I'm laminating this” first. Matte film reflects less than glossy film.":
    'ラミネートする場合は、先に「ラミネートする」を選んでください。つやのないフィルムのほうが反射しません。',
  'The sticker is made for a label printer with a 62 mm roll, cut at 90 mm.':
    'シールは、62\u00a0mm幅のロールを90\u00a0mmで切るラベルプリンター用です。',
  "An empty box means we don't have a font for that letter. We support Latin, Cyrillic, Greek, Arabic, Hebrew, Chinese and Japanese.":
    '空の四角は、その文字のフォントがないことを示します。対応しているのは、ラテン文字、キリル文字、ギリシャ文字、アラビア文字、ヘブライ文字、中国語、日本語です。',
  'Does my link ever change?': 'リンクが変わることはありますか？',
  'No. You can change your name, email address, password and plan.':
    'いいえ。氏名、メールアドレス、パスワード、プランを変えても大丈夫です。',
  'No. You can change your name, email address and password.':
    'いいえ。氏名、メールアドレス、パスワードを変えても大丈夫です。',
  'Your links and printed codes will keep working.': 'リンクと印刷済みのコードは、そのまま使えます。',
  'How can I see which table brings in reviews?': 'どの席から感想が届くかを知るには？',
  "Create a <codes>tracked code</codes> for each one: the window table, the flyer, your email signature. You'll see how often each code was scanned and how many reviews came from it. Each person counts once a day per code, and your own scans don't count.":
    '窓際の席、チラシ、メールの署名など、それぞれに<codes>計測コード</codes>を作ります。読み取り回数と届いた感想の数がわかります。同じ人はコードごとに1日1回と数え、ご自身の読み取りは数えません。',
  "The code itself never changes, so you don't have to reprint it. When you change jobs, just point it to another workplace. If a code gets lost or misused, switch it off. Your other codes keep working.":
    'コード自体は変わらないので、刷り直しは不要です。転職したら、開く職場を変えるだけ。紛失や悪用のときはオフにできます。ほかのコードはそのまま使えます。',
  'Can customers tap instead of scan?': '読み取る代わりに、タッチでも開けますか？',
  'Yes, with an NFC tag: a sticker that opens your page when a phone touches it. On <codes>Tracked codes</codes>, choose <b>Write to NFC tag</b>, in Chrome on an Android phone. With another phone, copy the link and write it with an app like NFC Tools. A tap counts as a scan.':
    'はい、NFCタグで開けます。スマホで触れるとページが開くシールです。AndroidスマホのChromeで、<codes>計測コード</codes>の<b>NFCタグに書き込む</b>を選びます。ほかのスマホでは、リンクをコピーしてNFC Toolsなどのアプリで書き込みます。タッチも読み取りとして数えます。',
  'What do customers see about me?': 'お客さまには私の何が見えますか？',
  "Your first name, and the workplace's name and location if the code belongs to one. They don't see your last name, email address, reviews or rating.":
    '氏名のうちスペースより前の部分と、職場のコードならその名前と場所です。氏名の残り、メールアドレス、感想、評価は見えません。',
  'Which languages does my review page support?': '感想ページはどの言語に対応していますか？',
  "English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish, Arabic, Chinese and Japanese. It opens in the language of the customer's browser, and they can switch at the top. To share a link in one language, choose it on the page and copy the address.":
    '英語、スペイン語、ポルトガル語、フランス語、ドイツ語、イタリア語、オランダ語、ポーランド語、トルコ語、アラビア語、中国語、日本語です。お客さまのブラウザの言語で開き、上部で切り替えられます。特定の言語で共有するには、ページで言語を選んでからアドレスをコピーします。',
  "You get your reviews as they were written. We don't translate them.":
    '感想は書かれたまま届きます。翻訳はしません。',
  // Reviews and email
  "I didn't get an email for a review": '感想のメールが届きません',
  "It's not lost. Every review is in <reviews>My Reviews</reviews>, even if its email didn't arrive. Then check:":
    '感想は失われていません。メールが届かなくても、すべて<reviews>届いた感想</reviews>にあります。次の点をご確認ください：',
  'Is your email address still unconfirmed? Then a notice on your <dashboard>Dashboard</dashboard> asks you to open the link we sent you. Until you do, these emails wait.':
    'メールアドレスの確認は済んでいますか？まだの場合は、<dashboard>マイページ</dashboard>に、お送りしたリンクを開くようお願いする表示が出ています。開くまで、メールは保留されます。',
  'Is it in your spam folder? If so, mark it as not spam.':
    '迷惑メールに入っていませんか？その場合は「迷惑メールではない」と指定してください。',
  'Is your email address in <settings>Settings</settings> correct?':
    '<settings>設定</settings>のメールアドレスは正しいですか？',
  'Did you turn these emails off? You can turn them back on in <emails>Settings</emails>.':
    'メールをオフにしていませんか？<emails>設定</emails>でオンに戻せます。',
  'Was your mail server down? We keep trying for five days.':
    'メールサーバーが止まっていませんでしたか？5日間は送信を試み続けます。',
  'Can I stop the emails?': 'メールを停止できますか？',
  "Yes. Use <b>Stop review emails</b> at the end of any review email. You'll still find your reviews in your list. The same link turns the emails back on.":
    'はい。感想のメールの末尾にある<b>感想のメールを停止</b>を使います。感想は一覧で読めます。同じリンクからオンに戻せます。',
  'Can I get fewer emails?': 'メールを減らせますか？',
  'Yes, in <emails>Settings</emails>.': 'はい、<emails>設定</emails>でできます。',
  'You can get new and changed reviews right away, in one email a day, or never. Right away is the default. The daily email comes 24 hours after the first review in it.':
    '新しい感想と変更された感想を、すぐに、1日1通、受け取らない、から選べます。最初は「すぐに」です。毎日のメールは、最初の感想から24時間後に届きます。',
  'Emails about your account and plan always come right away.':
    'アカウントとプランに関するメールは、いつでもすぐに届きます。',
  'Emails about your password and address always come right away.':
    'パスワードとアドレスに関するメールは、いつでもすぐに届きます。',
  'Can my phone tell me about a new review?': '新しい感想をスマホに通知できますか？',
  'Yes. Install the app, open <alerts>Settings</alerts> on your phone and turn on <b>Notify me on this device</b>. Alerts follow your email settings. They show stars and a first name, and the words only if you choose that.':
    'はい。アプリをインストールし、スマホで<alerts>設定</alerts>を開いて<b>この端末に通知する</b>をオンにします。通知はメールの設定に従います。星と名前が表示され、文章は選んだ場合だけ表示されます。',
  'Can I hide the text of bad reviews until I want to read it?':
    '厳しい感想の文章を、読みたくなるまで隠せますか？',
  "Yes. Turn on <b>Fold 1- and 2-star reviews until I open them</b> in <emails>Settings</emails>. In your lists and emails, you'll see <b>Read it when you are ready</b> instead of the text. They still count in your average.":
    'はい。<emails>設定</emails>で<b>星1つと2つの感想は、開くまで隠す</b>をオンにします。一覧とメールでは、文章の代わりに<b>心の準備ができたら読む</b>と表示されます。平均評価には含まれます。',
  'Are my reviews public?': '感想は公開されますか？',
  "No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You can <employer>show some to an employer</employer> if the customers allow it.":
    'いいえ。見られるのはあなただけです。公開プロフィールもランキングもなく、お客さまにもそうお伝えしています。お客さまが許可すれば、<employer>就職先に一部を見せる</employer>ことができます。',
  'Can a review be changed or removed?': '感想を変えたり消したりできますか？',
  "Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their private link can edit or take back their review for {days} days. We'll email you when they do.":
    'ご自身ではできません。厳しい感想でもです。だからこそ、ほかの感想も信頼されます。専用リンクを保存したお客さまは、{days}日間、感想を直したり取り下げたりできます。そのときはメールでお知らせします。',
  'Is a review abusive, or meant for someone else? Write to <support>{support}</support>.':
    '悪質な感想や、別の人宛ての感想は、<support>{support}</support>までご連絡ください。',
  'Can I reply to a review?': '感想に返事できますか？',
  "Yes, once and privately. Use <b>Reply privately</b> in <reviews>My Reviews</reviews>. The customer will see your reply on their private link. We don't email them, and you can't edit it later.":
    'はい、1回だけ、非公開でできます。<reviews>届いた感想</reviews>の<b>非公開で返事する</b>を使います。お客さまは専用リンクで読めます。お客さまにメールは送られず、返事はあとから直せません。',
  "You'll only see the button if the customer saved their private link, and for {days} days after the review.":
    'このボタンは、お客さまが専用リンクを保存した場合に、感想から{days}日間だけ表示されます。',
  'How do I find a review?': '感想を探すには？',
  'Type a few words into <b>Search reviews</b> in <reviews>My Reviews</reviews>: something the customer wrote, their name or place, or your workplace.':
    '<reviews>届いた感想</reviews>の<b>感想を検索</b>に言葉を入力します。お客さまの書いたこと、名前、場所、あなたの職場で探せます。',
  'How do I export my reviews?': '感想を書き出すには？',
  "Press <b>Export CSV</b> in <reviews>My Reviews</reviews>. The file opens in Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've selected.":
    '<reviews>届いた感想</reviews>の<b>CSVを書き出す</b>を押します。ファイルはExcel、Numbers、Googleスプレッドシートで開けます。すべての感想か、選んだ職場の感想だけが入ります。',
  'What are Recent Views?': '「最近の閲覧数」とは何ですか？',
  "How often people opened your review page in the last 30 days. Each visitor counts once a day. Search engines don't count, and neither do you while you're signed in.":
    '過去30日間に感想ページが開かれた回数です。同じ人は1日1回と数えます。検索エンジンと、ログイン中のご自身は数えません。',
  'How do I take my reviews to a new job?': '感想を新しい仕事に持っていくには？',
  'In <reviews>My Reviews</reviews>, press <reputation>Take my reviews with me</reputation>. There you can download them all, or create a link that shows a few to an employer.':
    '<reviews>届いた感想</reviews>で<reputation>感想を持ち出す</reputation>を押します。すべてダウンロードすることも、就職先に一部を見せるリンクを作ることもできます。',
  'Can I show reviews to an employer?': '就職先に感想を見せられますか？',
  'Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews in <reputation>Take my reviews with me</reputation> to get a link for one employer. It works for up to {days} days, or until you turn it off, and you see how often it was opened.':
    'はい、お客さまが許可した場合にできます。感想の送信後にお聞きしています。<reputation>感想を持ち出す</reputation>で感想を選ぶと、就職先1社用のリンクができます。最長{days}日間、またはオフにするまで使え、開かれた回数もわかります。',
  "The employer sees your full name and your customers' first names. If a customer changes their mind, their review disappears from the page right away.":
    '就職先には、あなたの氏名と、お客さまの名前の最初の部分が見えます。お客さまの気が変わると、その感想はすぐにページから消えます。',
  // Plans
  "What's free?": '無料で何ができますか？',
  "{limit} reviews in total and one workplace, with your link, your QR code and an email for each review. The free plan doesn't expire.|{limit} reviews in total and {count} workplaces, with your link, your QR code and an email for each review. The free plan doesn't expire.":
    {
      other:
        '合計{limit}件の感想と職場{count}つ、リンク、QRコード、感想ごとのメールが使えます。無料プランに期限はありません。',
    },
  'What happens at {limit} reviews?': '感想が{limit}件になるとどうなりますか？',
  "Your review page pauses. Anyone who opens it reads that you can't take more reviews right now. You keep everything you have. We let you know with your last two free reviews. If a customer finds your page paused, we tell you that too, at most once a day.":
    '感想ページが休止し、開いた人には、いま感想を受け取れないと表示されます。届いたものはすべて残ります。無料の最後の2件が届くときにお知らせします。休止中のページをお客さまが開いたときも、1日1回までお知らせします。',
  'With a <pricing>paid plan</pricing>, your page opens again right away, with the same link and code.':
    '<pricing>有料プラン</pricing>にすると、リンクもコードもそのままで、ページがすぐに再開します。',
  'What do the paid plans cost?': '有料プランの料金は？',
  '{monthly} per month, or {annual} per year, which saves {saving}. Both include unlimited reviews and multiple workplaces. See <pricing>Pricing</pricing>.':
    '月額{monthly}、または年額{annual}（{saving}お得）です。どちらも感想は無制限、職場も複数登録できます。<pricing>料金</pricing>をご覧ください。',
  'How do I pay?': 'どうやって支払いますか？',
  "Choose a plan on the <pricing>Pricing</pricing> page and pay by card with Stripe, our payment provider. We never see your card. Your plan starts as soon as Stripe confirms the payment, usually within seconds, and we email you. If your card is declined or you go back, you aren't charged.":
    '<pricing>料金</pricing>ページでプランを選び、決済サービスStripeでカード払いします。カード情報は当サイトに渡りません。Stripeがお支払いを確認すると、通常は数秒でプランが始まり、メールでお知らせします。カードが拒否された場合や途中で戻った場合、請求はありません。',
  'Can I switch between Monthly and Annual?': '月払いと年払いを切り替えられますか？',
  "Yes, anytime, on the <pricing>Pricing</pricing> page. The new plan starts right away and is charged in full. We credit what you haven't used of the old one to your next bills.":
    'はい、<pricing>料金</pricing>ページでいつでもできます。新しいプランがすぐに始まり、全額が請求されます。以前のプランの未使用分は、次回以降の請求から差し引かれます。',
  'How do I cancel?': '解約するには？',
  "In <billing>Settings</billing>, with two clicks: press <b>Cancel subscription</b> and confirm on the page that opens. You can also get there with <b>Manage billing</b>. You don't need a reason.":
    '<billing>設定</billing>から2クリックでできます。<b>解約する</b>を押し、開いたページで確定してください。<b>お支払いの管理</b>からも進めます。理由は不要です。',
  "Your plan runs until the end of the period you've paid for and won't renew. Until then, you can change your mind under <b>Manage billing</b>.":
    'プランはお支払い済みの期間が終わるまで有効で、更新されません。それまでは<b>お支払いの管理</b>で取りやめられます。',
  'A payment failed. What now?': 'お支払いができませんでした。どうなりますか？',
  "We'll email you, and you'll see a note in <billing>Settings</billing>. Your plan stays active until the end of the period you've paid for. Update your card under <b>Manage billing</b>. Your plan continues once the payment goes through, even if it has ended.":
    'メールでお知らせし、<billing>設定</billing>にも表示されます。プランはお支払い済みの期間が終わるまで有効です。<b>お支払いの管理</b>でカードを更新してください。終了後でも、お支払いが完了すればプランが続きます。',
  'What happens when a paid plan ends?': '有料プランが終わるとどうなりますか？',
  'You go back to the free plan and keep every review and workplace. Your review page pauses if you have {limit} reviews or more.':
    '無料プランに戻り、感想も職場もすべて残ります。感想が{limit}件以上ある場合、感想ページは休止します。',
  "You can't add workplaces beyond one workplace.|You can't add workplaces beyond {count} workplaces.": {
    other: '職場は{count}つを超えて追加できません。',
  },
  "If your plan won't renew, we email you three days before it ends, and again when it has ended.":
    '更新されない場合は、終了の3日前と終了時にメールでお知らせします。',
  // Your account and data
  'I forgot my password': 'パスワードを忘れました',
  'Enter your email address on the <forgot>Forgot password</forgot> page. The link we send works once, for one hour. If you ask twice, only the newest link works. Nothing there? Check your spam folder, or try another address you may have used.':
    '<forgot>パスワードをお忘れの方</forgot>のページで、メールアドレスを入力してください。届くリンクは1時間、1回だけ使えます。2度求めた場合、有効なのは新しいほうだけです。届かないときは、迷惑メールフォルダーを確認するか、ほかのアドレスでお試しください。',
  'How do I sign in with my face or fingerprint?': '顔や指紋でログインするには？',
  'Add a passkey in <settings>Settings</settings>, one for each device. Then your face, your fingerprint or the code of your phone is enough to sign in. Your password keeps working. Lost a device? Remove its passkey in Settings.':
    '<settings>設定</settings>で、端末ごとにパスキーを追加します。あとは、顔、指紋、またはスマホのパスコードだけでログインできます。パスワードもそのまま使えます。端末を失くしたときは、「設定」でパスキーを削除してください。',
  'Can I use {name} in my language?': '{name}を自分の言語で使えますか？',
  'Yes, in the twelve languages of your review page. Choose yours in <settings>Settings</settings>. Our emails come in that language too.':
    'はい、感想ページと同じ12の言語で使えます。<settings>設定</settings>で選んでください。メールもその言語で届きます。',
  'How do I change my email address, name or password?': 'メールアドレス、氏名、パスワードを変えるには？',
  'In <settings>Settings</settings>. We send a link to your new email address. Until you open it, your reviews go to the old one. A new password signs out your other devices. A new name shows on your review page right away.':
    '<settings>設定</settings>で変えられます。新しいメールアドレスにはリンクを送ります。開くまで、感想は以前のアドレスに届きます。パスワードを変えると、ほかの端末はログアウトされます。氏名はすぐに感想ページに反映されます。',
  'How do I get a copy of everything you store about me?': '保存されている自分の情報をすべて入手するには？',
  'Press <b>Download my data</b> in <settings>Settings</settings>.':
    '<settings>設定</settings>で<b>データをダウンロード</b>を押します。',
  'You get one file with your account, workplaces, reviews, subscriptions and payments.':
    'アカウント、職場、感想、契約、お支払いがひとつのファイルになります。',
  'You get one file with your account, workplaces and reviews.':
    'アカウント、職場、感想がひとつのファイルになります。',
  'The <privacy>Privacy Policy</privacy> lists what we store, and for how long.':
    '保存する情報と期間は<privacy>プライバシーポリシー</privacy>に記載しています。',
  'How do I delete my account?': 'アカウントを削除するには？',
  "Press <b>Delete Account</b> in <settings>Settings</settings> and enter your password. This deletes your account, workplaces and reviews right away. It can't be undone, and your codes will stop working.":
    '<settings>設定</settings>で<b>アカウントを削除</b>を押し、パスワードを入力します。アカウント、職場、感想がすぐに削除されます。元に戻せず、コードも使えなくなります。',
  "If you have a subscription, it ends too, and you lose the time you've paid for. To use that time, <cancel>cancel it</cancel> first and delete your account later.":
    'ご契約中の有料プランも終わり、お支払い済みの残り期間は失われます。最後まで使うには、先に<cancel>解約</cancel>し、あとでアカウントを削除してください。',
  'I lost my phone, or forgot to sign out somewhere': 'スマホを失くした、ログアウトを忘れた',
  "Go to <settings>Settings</settings> to see where you're signed in. Press <b>Sign out</b> next to the device you lost. Or press <b>Sign out everywhere</b>, which includes the device you're using. If your phone has your password saved, change it as well.":
    '<settings>設定</settings>でログイン中の端末を確認できます。失くした端末の横の<b>ログアウト</b>を押してください。<b>すべての端末でログアウト</b>なら、お使いの端末も含まれます。スマホにパスワードを保存していた場合は、変更もしてください。',
  "You're signed out after 30 days if you don't use a browser, and after 90 days in any case.":
    '30日間使わないブラウザはログアウトされます。使っていても90日でログアウトされます。',
  'I think someone else is in my account': '誰かにアカウントを使われているようです',
  "Change your password in <settings>Settings</settings>, and keep only the passkeys you recognize. That signs out every other device. Can't get in? <forgot>Reset your password</forgot> to sign out all of them and remove every passkey. Then write to <support>{support}</support>.":
    '<settings>設定</settings>でパスワードを変更し、心当たりのあるパスキーだけを残してください。ほかの端末はすべてログアウトされます。ログインできないときは、<forgot>パスワードを再設定</forgot>すると、すべての端末がログアウトされ、パスキーもすべて削除されます。そのあと<support>{support}</support>までご連絡ください。',
  'It says Too many requests': '「操作が続いています」と表示されます',
  "You, or someone on your internet connection, tried the same thing many times. We pause briefly so that no one can guess passwords. Wait a few minutes, an hour at most, and try again. Nothing is lost or locked. Don't remember your password? <forgot>Reset it</forgot>.":
    'あなたか、同じ回線を使う誰かが、同じ操作を何度も試しました。パスワードを推測されないよう、少しの間止めています。数分、長くても1時間待ってからお試しください。失われたものやロックされたものはありません。パスワードを忘れたときは<forgot>再設定</forgot>してください。',
  // For customers who leave a review
  'Do I need an account or an app?': 'アカウントやアプリは必要ですか？',
  "No. Scan the code, choose your stars, write a few words and add your name. That's all.":
    'いいえ。コードを読み取り、星を選び、ひとことと名前を書くだけです。',
  'Who reads what I write?': '書いたものは誰が読みますか？',
  "Only the person you wrote to. We email them your review and keep it in their private list. We don't publish it or share it with their employer.":
    'お書きになった相手だけです。ご感想はメールで届き、本人だけの一覧に残ります。公開したり、勤め先に伝えたりはしません。',
  'Can I change or delete my review?': '感想を直したり消したりできますか？',
  "Yes, for {days} days. After you send your review, press <b>Save my private link</b>. With this link you can edit your review, take it back, or read the reply. Anyone with the link can do the same, so keep it to yourself. You'll find the links saved on your phone under <links>Private links on this phone</links>.":
    'はい、{days}日間できます。感想を送ったあと、<b>専用リンクを保存</b>を押してください。このリンクで、感想を直したり、取り下げたり、返事を読んだりできます。リンクを知っている人は同じことができるので、ほかの人に教えないでください。端末に保存したリンクは<links>この端末の専用リンク</links>にあります。',
  "Don't have the link? Write to <support>{support}</support>. Tell us who the review was for, when you sent it, and the name you used.":
    'リンクがない場合は、<support>{support}</support>までご連絡ください。誰への感想か、いつ送ったか、書いたお名前をお知らせください。',
  'What does it mean to allow showing my review to an employer?':
    '就職先に見せることを許可すると、どうなりますか？',
  "It's up to you. If you allow it, the professional can show your review, with your first name, to an employer. They do that with a link that works for up to {most} days. With your private link, you can change your mind for {days} days.":
    '許可するかどうかは自由です。許可すると、感想を受け取った人は、お名前の最初の部分とともに、ご感想を就職先に見せられます。最長{most}日間使えるリンクで見せます。専用リンクから、{days}日間は取り消せます。',
  'It says Saved on this phone, not sent yet': '「この端末に保存しました（未送信）」と表示されます',
  "Your words are safe on your phone. We'll send them as soon as you're back online. If you close the page, just open any review link again later. Your review will arrive only once.":
    '書かれた内容は端末に残っています。オンラインに戻りしだい送信します。ページを閉じた場合は、あとで感想用リンクのどれかを開いてください。届くのは一度だけです。',
  "If the page asks you to keep it open, your phone couldn't save your words. Please don't close it yet.":
    '開いたままにするよう表示された場合は、端末に保存できていません。まだ閉じないでください。',
  "It says the person can't take more reviews right now": '「いま感想を受け取れません」と表示されます',
  'Their free plan is full. It has nothing to do with you. Try the same link again in a few days, or tell them in person.':
    '相手の無料プランが上限に達しています。お客さまのせいではありません。数日後に同じリンクを試すか、直接お伝えください。',
  'It says Invalid Review Link': '「無効なリンク」と表示されます',
  'The link is incomplete, or the account no longer exists. Scan the code again, or ask for a new link.':
    'リンクが不完全か、アカウントがもうありません。コードをもう一度読み取るか、新しいリンクをお求めください。',
};
