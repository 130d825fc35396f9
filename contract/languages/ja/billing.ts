import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'billing'> = {
  '<plan>Annual plan</plan>, {price} per year': '<plan>年払いプラン</plan>、年額{price}',
  '<plan>Monthly plan</plan>, {price} per month': '<plan>月払いプラン</plan>、月額{price}',
  '<price>{price}</price> per month': '<price>{price}</price>／月',
  '<price>{price}</price> per year': '<price>{price}</price>／年',
  '<price>{price}</price> to start with': '<price>{price}</price>ではじめる',
  'A code for every workplace': '職場ごとのコード',
  'Add every place you work. Each gets its own link and QR code, so you see where your reviews come from.':
    '働く場所をすべて追加できます。それぞれにリンクとQRコードがあり、どこからの感想かがわかります。',
  'Basic QR codes': '基本のQRコード',
  'Billing unavailable': 'お支払い画面を開けません',
  'Cancel anytime. You go back to the free plan and keep every review and workplace.':
    'いつでも解約できます。無料プランに戻り、感想も職場もすべて残ります。',
  'Manage billing': 'お支払いの管理',
  'Cancel subscription': '解約する',
  'Checkout failed': '手続きできませんでした',
  'Choose how to pay': 'お支払い方法を選択',
  'Compare all plans': 'すべてのプランを比較',
  'Confirming your payment...': 'お支払いを\u200b確認中…',
  "Couldn't load your plan.": 'プランを読み込めませんでした。',
  'Current plan': '現在のプラン',
  'Email notifications': 'メールでのお知らせ',
  "Ends on {date} and won't renew": '{date}に終了、更新なし',
  'First in line': '優先対応',
  'Free for as long as you like': 'ずっと無料で使えます',
  'Get Started<more> with {plan}</more>': '<more>{plan}で</more>はじめる',
  'Good work earns more than {limit} thank yous.': 'いい仕事への「ありがとう」は、{limit}件では足りません。',
  "It starts right away, and we credit what you haven't used to your next bills.":
    'すぐに始まり、未使用分は次回以降の請求から差し引かれます。',
  'Just {price} a month': '月あたりわずか{price}',
  'Monthly and Annual': '月払いと年払い',
  'Most Popular': '一番人気',
  'Multiple workplaces': '複数の職場',
  'Nothing to lose': '失うものはありません',
  'Paid until {date}': '{date}までお支払い済み',
  'Payment Error': 'お支払いエラー',
  'Payment canceled. Nothing was charged.': 'お支払いをキャンセルしました。請求はありません。',
  Payment: 'お支払い',
  'Plan and billing': 'プランとお支払い',
  'Pricing as simple as a thank you': '「ありがとう」の\u200bように\u200bシンプルな\u200b料金',
  'Priority support': '優先サポート',
  'Questions about the plans? Write to <address>{address}</address>.':
    'プランについてのお問い合わせは<address>{address}</address>まで。',
  'Save {amount} a year': '年間{amount}お得',
  'Save {amount}': '{amount}お得',
  'Saving {amount} per year': '年間{amount}お得',
  'Secure payment by Stripe, our card payment provider. We never see your card. Cancel anytime.':
    'カード決済サービスStripeによる安全なお支払い。カード情報は当サイトに渡りません。いつでも解約できます。',
  'Sign in<more> to choose {plan}</more>': 'ログイン<more>して{plan}を選ぶ</more>',
  'Single workplace': '職場1つ',
  'Stay a month or stay for years': 'ひと月でも、何年でも',
  Subscribe: '申し込む',
  'Switch to {plan}': '{plan}に切り替える',
  'The Annual plan costs {price} per year instead of {before}.':
    '年払いプランなら、年額{before}が{price}になります。',
  'The free plan stops after {limit} reviews. Paid plans keep going.':
    '無料プランは{limit}件まで。有料プランなら、その先も続きます。',
  'The free plan stops at {limit} reviews. With a paid plan, no one who wants to thank you is turned away.':
    '無料プランは{limit}件まで。有料プランなら、「ありがとう」を伝えたい人を、ひとりもお断りせずに済みます。',
  'This usually takes a few seconds.': '通常は数秒で終わります。',
  'Unable to process payment. Please try again.': 'お支払いを処理できませんでした。もう一度お試しください。',
  'Unlimited reviews': '感想は無制限',
  'Upgrade Your Account': 'アカウントを\u200bアップグレード',
  'Upgrade to {plan}': '{plan}にアップグレード',
  "We couldn't open the payment page. Nothing was charged.":
    'お支払い画面を開けませんでした。請求はありません。',
  "When you switch, the new plan starts right away. We credit what you haven't used to your next bills.":
    '切り替えると、新しいプランがすぐに始まります。未使用分は次回以降の請求から差し引かれます。',
  'Why Upgrade': 'アップグレードの\u200b理由',
  Yearly: '年払い',
  'You have unlimited reviews, multiple workplaces and priority support.':
    '無制限の感想、複数の職場、優先サポートをご利用いただけます。',
  'You now have unlimited reviews and multiple workplaces.':
    '感想は無制限、職場も複数登録できるようになりました。',
  "You're all set.": 'これで完了です。',
  "You've used {used} of your {limit} free reviews. Upgrade so no one who wants to thank you is turned away.":
    '無料の感想{limit}件のうち{used}件を受け取りました。アップグレードすれば、「ありがとう」を伝えたい人を、ひとりもお断りせずに済みます。',
  'Your Annual plan is active': '年払いプランが\u200b有効です',
  'Your Monthly plan is active': '月払いプランが\u200b有効です',
  'Your first {limit} reviews are free, no card needed. Upgrade when more people want to thank you, and cancel anytime.':
    '最初の{limit}件は無料、カード登録も不要です。「ありがとう」が増えたらアップグレードを。いつでも解約できます。',
  'Your last payment failed. Update your card under Manage billing and your plan will resume once the payment goes through.':
    '前回のお支払いができませんでした。「お支払いの管理」でカードを更新してください。お支払いが完了すると、プランが再開します。',
  'Your last payment failed. Update your card under Manage billing to keep your plan.':
    '前回のお支払いができませんでした。プランを続けるには、「お支払いの管理」でカードを更新してください。',
  'Your page stays open': 'ページはずっと開いたまま',
  "Your payment isn't confirmed yet": 'お支払いは\u200bまだ確認\u200bできて\u200bいません',
  'Your plan renews on {date}.': 'プランは{date}に更新されます。',
  'Your plan runs until {date}.': 'プランは{date}まで有効です。',
  "Your plan starts as soon as our payment provider confirms it. We'll email you then. You can close this page.":
    '決済サービスの確認がとれしだいプランが始まり、メールでお知らせします。このページは閉じてかまいません。',
  'Your plan, price and renewal date.': 'プラン、料金、更新日です。',
  'Your questions go to the top of the pile, and a real person answers them.':
    'ご質問には最優先で、担当者が直接お答えします。',
  'Your {limit} free reviews are used. Upgrade to open your page again for everyone who wants to thank you.':
    '無料の感想{limit}件をすべて受け取りました。アップグレードすると、「ありがとう」を伝えたい人のために、ページが再び開きます。',
  '{limit} reviews total': '感想は合計{limit}件',
  '{months}+ months free': '{months}か月分以上お得',
  '{used} of {limit} reviews used': '感想{limit}件のうち{used}件を使用',
  '{used} reviews used, {limit} included': '感想{used}件を使用、{limit}件まで無料',
  '{used}. Your subscription is still running.': '{used}。有料プランはまだ続いています。',
};
