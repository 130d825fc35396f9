import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ja', 'plans'> = {
  // Names of the plans
  'Free plan': '無料プラン',
  'Monthly plan': '月払いプラン',
  'Annual plan': '年払いプラン',
  // The plan's card
  Upgrade: 'アップグレード',
  Limited: '上限あり',
  Active: '利用中',
  'Reviews used': '受け取った感想',
  '{remaining} remaining': '残り{remaining}件',
  'Review limit reached. Upgrade to continue.':
    '感想の上限に達しました。続けるにはアップグレードしてください。',
  '{count} review this month|{count} reviews this month': { other: '今月の感想{count}件' },
  'Unlimited reviews available': '感想を無制限に受け取れます',
  'Renews on {date}': '{date}に更新',
  'Runs until {date}': '{date}まで有効',
  // Notes
  "Your page is paused. Guests can't leave a review until you upgrade.":
    'あなたのページは休止中です。アップグレードするまで、お客さまは感想を書けません。',
  'Failed to add workplace. {reason}': '職場を追加できませんでした。{reason}',
  'See plans': 'プランを見る',
  'Your last payment failed. Update your card in <settings>Settings</settings> to keep your plan.':
    '前回のお支払いができませんでした。プランを続けるには、<settings>設定</settings>でカードを更新してください。',
  'Your last payment failed. Update your card in <settings>Settings</settings> and your plan will resume once the payment goes through.':
    '前回のお支払いができませんでした。<settings>設定</settings>でカードを更新してください。お支払いが完了すると、プランが再開します。',
};
