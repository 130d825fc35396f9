import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'dashboard'> = {
  // The heading
  'Welcome back, {name}!': '{name}さん、\u200bおかえりなさい！',
  'Welcome, {name}!': '{name}さん、\u200bようこそ！',
  "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation.":
    { other: 'あなたの評判を支える<strong>感想が{count}件</strong>届いています。' },
  'Every review here builds your personal reputation.':
    '届いた感想のひとつひとつが、あなたの評判になります。',
  '{name}, this is your code.': '{name}さん、\u200bあなたの\u200bコードです。',
  'Show it to the next person you made happy.': '次に喜んでくれた人に、見せてみましょう。',
  // The code
  'Your QR Code': 'あなたのQRコード',
  'Show anyway': 'それでも表示',
  'Share QR Code': 'QRコードを共有',
  'Print QR Code': 'QRコードを印刷',
  'QR code for your reviews': '感想用のQRコード',
  'QR code for reviews at {workplace}': '感想用のQRコード（{workplace}）',
  "Couldn't load the QR code.": 'QRコードを読み込めませんでした。',
  'No specific workplace': '職場を指定しない',
  'Add New Workplace...': '職場を追加…',
  "What's the new workplace called?": '新しい職場の名前は？',
  'Where is {name}? You can leave this empty.': '{name}の場所は？空欄でもかまいません。',
  // What a professional sends to a customer along with the link
  'How did I do? Leave me a private review. It takes 30 seconds.':
    '本日はいかがでしたか？30秒で書ける非公開の感想をいただけるとうれしいです。',
  'Review link copied to clipboard: {link}': '感想用リンクをコピーしました：{link}',
  'Copy this link to share: {link}': 'このリンクをコピーして共有してください：{link}',
  // The newest reviews
  'Recent Reviews': '最近の感想',
  'View all': 'すべて見る',
  'Read this review': 'この感想を読む',
  'This is your first. The next ones will appear here.': '最初の感想です。次からもここに表示されます。',
  'No reviews yet. Share your QR code to start collecting reviews!':
    '感想はまだありません。QRコードを共有して、集めはじめましょう！',
  // Figures
  'Total Reviews': '感想の合計',
  'Recent Views': '最近の閲覧数',
  'Average Rating': '平均評価',
  'No ratings yet': '評価はまだありません',
  "Couldn't load your stats.": '集計を読み込めませんでした。',
  // Charts
  Insights: '分析',
  'More insights': 'さらに分析',
  "Couldn't load your insights.": '分析を読み込めませんでした。',
};
