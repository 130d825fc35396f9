import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'descriptions'> = {
  'Answers about review links, QR codes, emails and your data.':
    '感想用リンク、QRコード、メール、データについてのよくある質問。',
  'Answers about review links, QR codes, emails, plans and your data.':
    '感想用リンク、QRコード、メール、プラン、データについてのよくある質問。',
  'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.':
    'あなた専用のリンクとQRコードで、お客さまの非公開の感想を集められます。お客さまは30秒で書け、すぐにメールで届きます。データはあなたのものです。',
  'Create your {site} account and get your own review link and QR code.':
    '{site}のアカウントを作成して、あなた専用の感想用リンクとQRコードを手に入れましょう。',
  'Create your {site} account and get your own review link and QR code. Your first {count} reviews are free.':
    '{site}のアカウントを作成して、あなた専用の感想用リンクとQRコードを手に入れましょう。最初の{count}件は無料です。',
  'Facts, logos and screenshots for anyone writing about {site}.':
    '{site}を紹介する方のための、資料、ロゴ、スクリーンショット。',
  'Sign in to {site} to read what your customers say about you.':
    '{site}にログインして、お客さまからの言葉を読みましょう。',
  'What you can expect from {site}, and what we ask of you.': '{site}がお約束することと、お願いしたいこと。',
  'What {site} stores, for how long, who sees it, and how to download or delete it.':
    '{site}が保存する情報、期間、見られる人、ダウンロードと削除の方法。',
  "{site} is free for your first {count} reviews. After that, it's {monthly} a month or {annual} a year for unlimited reviews.":
    '{site}は最初の{count}件まで無料。その後は月額{monthly}または年額{annual}で、感想は無制限です。',
};
