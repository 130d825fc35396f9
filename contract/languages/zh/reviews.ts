import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'zh', 'reviews'> = {
  // The list
  Pinned: '已置顶',
  'Read me one': '随机看一条',
  'Take my reviews with me': '带走我的评价',
  'All Workplaces': '全部工作地点',
  // The name of a group of buttons, "1 star" to "5 stars"
  'Only reviews with': '只看评价',
  'No {count}-star reviews|No {count}-star reviews': { other: '没有 {count} 星评价' },
  'No {count}-star reviews for {workplace}|No {count}-star reviews for {workplace}': {
    other: '{workplace}没有 {count} 星评价',
  },
  'No reviews yet': '还没有评价',
  'No reviews for {workplace} yet': '{workplace}还没有评价',
  'Show all reviews': '显示全部评价',
  "Share the QR code or link from your dashboard. You'll see what customers write here.":
    '从工作台分享二维码或链接，顾客写的评价会显示在这里。',
  "Couldn't load more reviews.": '无法加载更多评价。',
  // A review
  'Edited {date}': '修改于{date}',
  'From: {place}': '来自：{place}',
  'From: one of your workplaces': '来自：您的某个工作地点',
  'General Review': '通用评价',
  'Customer from {place}': '顾客来自{place}',
  'Pin review by {name}': '置顶{name}的评价',
  'Pinned to the top': '已置顶',
  Unpinned: '已取消置顶',
  'Failed to pin the review': '置顶失败',
  'Failed to unpin the review': '取消置顶失败',
  // The private reply
  'Reply privately': '私下回复',
  "You can reply once and can't edit it later. Only the customer sees it, on their private link.":
    '只能回复一次，之后不能修改。只有顾客本人能通过专属链接看到。',
  'Your reply': '您的回复',
  'Send Reply': '发送回复',
  'Reply sent': '回复已发送',
  'The customer will see it on their private link.': '顾客可以通过专属链接看到。',
  'Failed to send your reply': '回复发送失败',
  'Your private reply, {date}': '您的私下回复，{date}',
  // One review, full screen
  'One of your reviews': '您的一条评价',
  'Another one': '换一条',
  // Search
  'Search reviews': '搜索评价',
  'Clear search': '清除搜索',
  'No reviews match “{search}”': '没有符合“{search}”的评价',
  'Search needs an internet connection.': '联网后才能搜索。',
  // The exported table
  'Export CSV': '导出 CSV',
  'Failed to export reviews': '评价导出失败',
  Date: '日期',
  'Customer Name': '顾客名字',
  Location: '地点',
  Comment: '内容',
  Anonymous: '匿名',
  Unknown: '未知',
  General: '通用',
};
