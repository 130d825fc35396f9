import type { Texts } from './sentences.ts';

export const texts: Texts = {
  Language: 'اللغة',
  'Loading...': 'جارٍ التحميل…',
  'Notifications (F8)': 'الإشعارات (F8)',
  Close: 'إغلاق',
  Error: 'خطأ',
  'Try again': 'إعادة المحاولة',
  'No connection': 'لا يوجد اتصال',
  'Please check your internet connection and try again.':
    'يُرجى التحقق من الاتصال بالإنترنت ثم إعادة المحاولة.',
  'Review for {name}': 'رأي عن {name}',
  'Review for {name} at {workplace}': 'رأي عن {name}، {workplace}',
  'How did {name} do? Write a private review in 30 seconds: only {name} will read it.':
    'كيف كانت تجربتك مع {name}؟ رأي خاص في 30\u00a0ثانية: لن يقرأه أحد سوى {name}.',
  'Private, for {name} only': 'خاص، لا يصل إلا إلى {name}',
  'Private: only {name} will read it.': 'خاص: لن يقرأه أحد سوى {name}.',
  'How did {name} do?': 'كيف كانت تجربتك مع {name}؟',
  'Your rating': 'تقييمك',
  '1 star': 'نجمة واحدة',
  '2 stars': 'نجمتان',
  '3 stars': '3\u00a0نجوم',
  '4 stars': '4\u00a0نجوم',
  '5 stars': '5\u00a0نجوم',
  'Pick your stars. It takes 30 seconds.': 'اختيار النجوم لا يستغرق سوى 30\u00a0ثانية.',
  'Not good': 'غير جيد',
  'Could be better': 'كان يمكن أن يكون أفضل',
  'All right': 'لا بأس',
  Good: 'جيد',
  Wonderful: 'رائع',
  'Your review': 'رأيك',
  'What will you remember? A sentence is plenty.': 'ما الذي سيبقى في ذاكرتك؟ تكفي جملة واحدة.',
  'Your name': 'اسمك',
  Location: 'المكان',
  '(optional)': '(اختياري)',
  'Where you are from': 'من أي بلد أو مدينة',
  'Submit Review': 'إرسال الرأي',
  'Sending...': 'جارٍ الإرسال…',
  'Please choose a rating': 'يُرجى اختيار تقييم',
  'Please provide a review comment': 'يُرجى كتابة بضع كلمات',
  'Please use at most 5,000 characters': 'يُرجى عدم تجاوز 5000\u00a0حرف',
  'Please provide your name': 'يُرجى كتابة اسمك',
  'Please use at most 120 characters': 'يُرجى عدم تجاوز 120\u00a0حرفًا',
  'Please use ordinary characters only': 'يُرجى استخدام الأحرف العادية فقط',
  'Review submitted!': 'تم إرسال الرأي!',
  'Thank you! Your review has been sent to {name}.': 'شكرًا لك! أُرسل رأيك إلى {name}.',
  'Thank You': 'شكرًا لك',
  'A good word is on its way to {name}. Nobody else gets to read it.':
    'كلمتك الطيبة في طريقها إلى {name}. لن يقرأها أحد آخر.',
  'Honest words are on their way to {name}. Nobody else gets to read them.':
    'كلماتك الصادقة في طريقها إلى {name}. لن يقرأها أحد آخر.',
  '{name} already has what you sent first. What you changed after that was not sent.':
    'وصل ما أُرسل أولًا إلى {name}. أما التعديلات اللاحقة فلم تُرسل.',
  'You gave {rating} out of 5 stars': 'تقييمك: {rating} من 5\u00a0نجوم',
  'Close Window': 'إغلاق النافذة',
  'You can close this page': 'يمكن إغلاق هذه الصفحة',
  'Earlier review sent': 'أُرسل رأي سابق',
  'Your review for {name} was still waiting on this phone. It has arrived now.':
    'كان رأيك عن {name} لا يزال ينتظر على هذا الهاتف. وقد وصل الآن.',
  'A review was still waiting on this phone. It has arrived now.':
    'كان هناك رأي لا يزال ينتظر على هذا الهاتف. وقد وصل الآن.',
  'Failed to submit review': 'تعذّر إرسال الرأي',
  'Saved on this phone, not sent yet': 'محفوظ على هذا الهاتف، ولم يُرسل بعد',
  'Not sent yet': 'لم يُرسل بعد',
  'Not sent': 'لم يُرسل',
  'You are offline.': 'لا يوجد اتصال بالإنترنت.',
  'The server cannot be reached right now.': 'تعذّر الوصول إلى الخادم حاليًا.',
  'The server cannot take it right now.': 'لا يستطيع الخادم استلامه حاليًا.',
  'The connection is slow.': 'الاتصال بطيء.',
  'Still sending...': 'ما زال الإرسال جاريًا…',
  'Trying again...': 'تجري محاولة أخرى…',
  'It goes out by itself as soon as you are back online.': 'سيُرسل تلقائيًا فور عودة الاتصال.',
  'It goes out by itself, next try in a few seconds.': 'سيُرسل تلقائيًا، والمحاولة التالية بعد ثوانٍ قليلة.',
  'It goes out by itself, next try within a minute.': 'سيُرسل تلقائيًا، والمحاولة التالية خلال دقيقة.',
  'It goes out by itself, next try in about {minutes} min.':
    'سيُرسل تلقائيًا. الدقائق المتبقية حتى المحاولة التالية: نحو {minutes}.',
  'If you close this page, it goes out when you open the link again.':
    'عند إغلاق هذه الصفحة، سيُرسل حين يُفتح الرابط من جديد.',
  'This phone could not save it, so please keep this page open.':
    'تعذّر حفظه على هذا الهاتف، لذا يُرجى إبقاء هذه الصفحة مفتوحة.',
  '{name} cannot take more reviews right now. Your words stay here, so that you can copy them.':
    'لا يمكن استقبال المزيد من الآراء عن {name} حاليًا. كلماتك باقية هنا ويمكن نسخها.',
  'The server did not take your review.': 'لم يقبل الخادم رأيك.',
  'Your words stay here. You can change them, and try again.':
    'كلماتك باقية هنا. يمكن تعديلها ثم إعادة المحاولة.',
  '{name} cannot take more reviews right now': 'لا يمكن استقبال المزيد من الآراء عن {name} حاليًا',
  'How kind of you to stop by. Please try this link again another day.':
    'لطف منك أن تزور هذه الصفحة. يُرجى تجربة هذا الرابط في يوم آخر.',
  'What you wrote is kept on this phone:': 'ما كتبته محفوظ على هذا الهاتف:',
  'Invalid Review Link': 'رابط غير صالح',
  "The review link you're trying to access is invalid or has expired.":
    'الرابط المطلوب غير صالح أو انتهت صلاحيته.',
  'Please scan the code again, or ask for a new link.': 'يُرجى مسح الرمز مرة أخرى، أو طلب رابط جديد.',
  'Review limit reached': 'بلغ عدد الآراء حدّه الأقصى',
  'User not found': 'تعذّر العثور على هذا الشخص',
  'The request could not be read': 'تعذّرت قراءة الطلب',
  'The request is too large': 'النص المرسل كبير جدًا',
  'The request took too long': 'استغرق الإرسال وقتًا أطول من اللازم',
  'Too many requests. Please try again later.': 'الطلبات كثيرة جدًا. يُرجى المحاولة لاحقًا.',
  'Service temporarily unavailable': 'الخدمة غير متاحة مؤقتًا',
  'Internal server error': 'خطأ داخلي في الخادم',
  'Thank you! Your review has been sent to {name}. Nobody else gets to read it.':
    'شكرًا لك! أُرسل رأيك إلى {name}. لن يقرأه أحد آخر.',
  'You can close this page.': 'يمكن إغلاق هذه الصفحة.',
  'Almost there': 'بقي القليل',
  'Please look at what is marked, and send it again.': 'يُرجى مراجعة ما هو مُعلَّم، ثم الإرسال مرة أخرى.',
  'An earlier version has arrived': 'وصلت نسخة سابقة',
  'This form has sent a review before, in other words than these. If you send these too, they arrive as a second review.':
    'سبق أن أرسل هذا النموذج رأيًا بكلمات أخرى. إذا أُرسلت هذه الكلمات أيضًا، فستصل كرأي ثانٍ.',
  'Please go back to the form. Your browser may still have what you wrote there.':
    'يُرجى الرجوع إلى النموذج. ربما لا يزال المتصفح يحتفظ بما كُتب فيه.',
  'This person cannot take more reviews right now. Here is what you wrote, so that you can copy it, or try again another day.':
    'لا يستطيع هذا الشخص استقبال المزيد من الآراء حاليًا. هذا ما كتبته، لنسخه أو للمحاولة في يوم آخر.',
  'Nothing is lost: here is what you wrote. Please make it shorter.':
    'لم يضِع شيء: هذا ما كتبته. يُرجى اختصاره.',
  'Nothing is lost: here is what you wrote. Please wait a moment, and send it again. It arrives only once.':
    'لم يضِع شيء: هذا ما كتبته. يُرجى الانتظار لحظة ثم إرساله مرة أخرى. لن يصل إلا مرة واحدة.',
  'Here is what you wrote, so that you can copy it:': 'هذا ما كتبته، ويمكن نسخه:',
  'Please try again in a moment': 'يُرجى المحاولة بعد قليل',
  'Something on our side is not working right now. Nothing of yours is lost.':
    'هناك خلل مؤقت لدينا. لم يضِع شيء مما يخصّك.',
};
