import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'insights'> = {
  'Last 12 months': '近 12 个月',
  'Last 30 days': '近 30 天',
  'All time': '全部时间',
  Month: '月份',
  Views: '浏览',
  Average: '平均分',
  None: '无',
  'No reviews': '没有评价',
  '{count} view|{count} views': { other: '{count} 次浏览' },
  // For screen readers; {chart} is a chart's name, {period} is "December 2025 to November 2026"
  'Choose a month in {chart}': '在“{chart}”中选择月份',
  '{from} to {to}': '{from}至{to}',
  '{chart}, {period}; at most {number}': '{chart}，{period}；最高 {number}',
  // {months} is one or more names of months, e.g. "August and October"
  '{chart}, {period}; most in {months} with {number}': '{chart}，{period}；{months}最多，为 {number}',
  '{chart}, {period}; always {number}': '{chart}，{period}；始终为 {number}',
  '{chart}, {period}; between {lowest} and {highest}, {latest} in {month}':
    '{chart}，{period}；介于 {lowest} 和 {highest} 之间，{month}为 {latest}',
  // The charts
  'Reviews per month': '每月评价',
  'No reviews in the last 12 months.': '近 12 个月没有评价。',
  'Average rating over time': '平均评分走势',
  // Two lines: "4.5 out of 5", "from 12 reviews"
  '{average} out of 5': '{average} 分（满分 5 分）',
  'from {count} review|from {count} reviews': { other: '来自 {count} 条评价' },
  Ratings: '评分',
  'Share of reviews': '占比',
  // {ratings} is a list like "12 with 5 stars, 3 with 4 stars"
  'Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}': {
    other: '{count} 条评价的评分：{ratings}',
  },
  '{number} with {stars}': '{stars} {number} 条',
  'From views to reviews': '从浏览到评价',
  'From views to reviews in the last 30 days: {views}, {reviews}': '近 30 天从浏览到评价：{views}，{reviews}',
  Metric: '指标',
  'Views that became a review': '浏览转为评价的比例',
  '<rate>{rate}</rate> of views became a review': '<rate>{rate}</rate> 的浏览转为评价',
  'No one opened your review page in the last 30 days. Share your QR code or link.':
    '近 30 天没有人打开您的评价页面。分享您的二维码或链接吧。',
  'Each visitor counts as one view a day, so you can have more reviews than views.':
    '每位访客每天计为一次浏览，因此评价数可能多于浏览数。',
  'By workplace': '按工作地点',
  'General Reviews': '通用评价',
  'A deleted workplace': '已删除的工作地点',
  'Reviews by workplace; most for {workplace} with {number}':
    '按工作地点的评价；{workplace}最多，为 {number}',
  'and {count} more, all in the table|and {count} more, all in the table': {
    other: '还有 {count} 个，全部见表格',
  },
};
