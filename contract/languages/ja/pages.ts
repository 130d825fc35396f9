import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': '感想のメールはオンです',
  'Review emails are off': '感想のメールはオフです',
  "We won't email you new or changed reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    '新しい感想や変更された感想のメールは届きません。感想は一覧で読めます。送信待ちのメールだけ、最後に一度届きます。',
  'Stop review emails': '感想のメールを停止',
  'Turn them back on': 'オンに戻す',
  'Or get them less often:': 'または回数を減らす：',
  'Or change how often you get them:': 'または頻度を変える：',
  'You can also choose this in <settings>Settings</settings>.': '<settings>設定</settings>でも選べます。',
  "This link isn't valid": 'このリンクは無効です',
  'It may have been cut off. Please open it from your latest email.':
    '途中で切れている可能性があります。最新のメールから開いてください。',
  // Errors
  "This page can't be opened": 'このページは開けません',
  '{message}.': '{message}。',
  // Payments that need no card
  'Test payment': 'テスト決済',
  Pay: '支払う',
  'Try a declined card': 'カード拒否を試す',
  'The card was declined. Nothing was charged.': 'カードが拒否されました。請求はありません。',
  'Already paid': 'お支払い済みです',
  "There's nothing left to do here.": 'ここで行うことはもうありません。',
  'Test billing': 'テストのお支払い管理',
  'This subscription has ended.': 'この有料プランは終了しました。',
  'Your subscription is canceled. Your plan stays active until {date}.':
    '解約しました。プランは{date}まで有効です。',
  'Renews on {date}.': '{date}に更新されます。',
  'Keep subscription': '契約を続ける',
  'Cancel subscription': '解約する',
  'Back to Settings': '設定に戻る',
  'This page is closed': 'このページは閉じられました',
  'The payment was canceled, or the link is incomplete. Please start again from the pricing page.':
    'お支払いがキャンセルされたか、リンクが不完全です。料金ページからやり直してください。',
  'This is a test page instead of a payment provider. It needs no card, and no money moves.':
    '決済サービスの代わりのテスト用ページです。カードは不要で、お金は動きません。',
};
