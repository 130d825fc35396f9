import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'ar', 'accounts'> = {
  // Page titles
  'Forgot password': 'نسيت كلمة المرور',
  // Login
  'Good to see you': 'أهلًا بك من جديد',
  'Sign in to read what your customers say.': 'ما يقوله زبائنك في انتظارك.',
  'New here? <register>Create an account</register>': 'زيارتك الأولى؟ <register>إنشاء حساب</register>',
  Username: 'اسم المستخدم',
  Password: 'كلمة المرور',
  'Signing in...': 'جارٍ تسجيل الدخول…',
  'Use a passkey': 'استخدام مفتاح مرور',
  'Forgot password?': 'نسيت كلمة المرور؟',
  'Login successful': 'تم تسجيل الدخول',
  'Login failed': 'تعذّر تسجيل الدخول',
  "That didn't work. Check your username and password.":
    'تعذّر ذلك. يُرجى التحقق من اسم المستخدم وكلمة المرور.',
  'Please check your credentials': 'يُرجى التحقق من بيانات الدخول',
  // Register
  'Create your account': 'إنشاء حسابك',
  'It takes a minute.': 'لا يستغرق سوى دقيقة.',
  'Already have an account? <login>Sign in</login>': 'لديك حساب؟ <login>تسجيل الدخول</login>',
  'Full name': 'الاسم الكامل',
  'Customers only see your first name.': 'لا يرى الزبائن سوى اسمك الأول.',
  Email: 'البريد الإلكتروني',
  'We send your reviews here.': 'إليه نرسل آراء زبائنك.',
  'At least 6 characters.': '6\u00a0أحرف على الأقل.',
  Industry: 'مجال العمل',
  'Create account': 'إنشاء حساب',
  'Creating account...': 'جارٍ إنشاء الحساب…',
  'By creating an account, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.':
    'إنشاء الحساب يعني موافقتك على <terms>شروط الخدمة</terms> و<privacy>سياسة الخصوصية</privacy>.',
  'Account created successfully': 'تم إنشاء الحساب',
  'Welcome to {site}!': 'أهلًا بك في {site}!',
  'Registration failed': 'تعذّر إنشاء الحساب',
  'Please try again with different credentials': 'يُرجى المحاولة ببيانات أخرى',
  'Please choose a different username or email, then try again.':
    'يُرجى اختيار اسم مستخدم آخر أو بريد آخر، ثم إعادة المحاولة.',
  // Beside the sign-up form, with a sample review
  'The praise you earn should stay with you': 'الكلمة الطيبة التي كسبتها حقها أن تبقى معك',
  'Your first {limit} reviews are free': 'أول {limit}\u00a0آراء مجانًا',
  'No card needed, and they never expire.': 'من دون بطاقة دفع، وبلا تاريخ انتهاء.',
  'A link and a QR code of your own': 'رابط ورمز QR خاصان بك',
  'Keep it on your phone, on the bill or on a card in your pocket.':
    'على هاتفك، أو على الفاتورة، أو على بطاقة في جيبك.',
  'Every review in your inbox, right away': 'كل رأي يصل إلى بريدك فورًا',
  'Read it on the way home, not at your next performance review.':
    'لقراءته في طريق العودة إلى البيت، لا في تقييم الأداء السنوي.',
  'Yours when you change jobs': 'لك حتى لو تغيّر عملك',
  'Your reviews belong to you, not your employer. You own your data.':
    'الآراء ملكك أنت، لا ملك جهة عملك. وبياناتك لك.',
  "Came when he said, charged what he said. I didn't know that still existed.":
    'جاء في موعده، وأخذ ما اتفقنا عليه. لم أكن أعلم أن هذا ما زال موجودًا.',
  // Instead of the sign-up form
  'No new accounts': 'لا حسابات جديدة',
  "We don't take new accounts here.": 'لا نستقبل حسابات جديدة هنا.',
  'Questions? Write to <mail>{address}</mail>.': 'لديك سؤال؟ نجيبك على <mail>{address}</mail>.',
  // Forgotten password
  'Forgot your password?': 'نسيت كلمة المرور؟',
  "Enter your email and we'll send you a link to choose a new one.":
    'سنرسل إلى بريدك الإلكتروني رابطًا لاختيار كلمة جديدة.',
  'Back to login': 'العودة إلى تسجيل الدخول',
  'Send reset link': 'إرسال الرابط',
  'Reset email sent': 'أُرسلت الرسالة',
  'Failed to send reset email': 'تعذّر إرسال الرسالة',
  'No email was sent. Check the address, then try again.':
    'لم تُرسل أي رسالة. يُرجى التحقق من العنوان ثم إعادة المحاولة.',
  'Check your email': 'الخطوة التالية في بريدك',
  'If <address>{email}</address> belongs to an account, a link is on its way. It works for one hour. Nothing there? Check your spam folder.':
    'إذا كان <address>{email}</address> مرتبطًا بحساب، فسيصل إليه رابط صالح لمدة ساعة. لم يصل شيء؟ ربما هو في مجلد الرسائل غير المرغوب فيها.',
  // New password
  'Choose a new password': 'اختيار كلمة مرور جديدة',
  'It replaces your old one, signs you out everywhere and removes any passkeys.':
    'تحل محل القديمة، وتسجّل خروجك من كل مكان، وتزيل كل مفاتيح المرور.',
  'New password': 'كلمة المرور الجديدة',
  'Confirm password': 'تأكيد كلمة المرور',
  'Reset password': 'تغيير كلمة المرور',
  'Saving...': 'جارٍ الحفظ…',
  'Password reset successful': 'تم تغيير كلمة المرور',
  'Your new password is set': 'كلمة مرورك الجديدة جاهزة',
  "You've been signed out on every device, and any passkeys were removed. Sign in with your new password.":
    'تم تسجيل خروجك من كل الأجهزة، وأُزيلت كل مفاتيح المرور. يمكنك الدخول الآن بكلمة المرور الجديدة.',
  'Go to Login': 'إلى تسجيل الدخول',
  'Invalid Reset Link': 'رابط غير صالح',
  'Invalid reset link': 'رابط غير صالح',
  'The password reset link is invalid or missing.': 'رابط تغيير كلمة المرور غير صالح أو مفقود.',
  'Each link works once, for one hour, and only the newest one counts.':
    'كل رابط يصلح مرة واحدة خلال ساعة، والأحدث وحده هو الصالح.',
  'Request a new link': 'طلب رابط جديد',
  'Reset token is missing.': 'الرابط ناقص.',
  'Failed to reset password': 'تعذّر تغيير كلمة المرور',
  'Your password is still the old one. Ask for a new link, or try again.':
    'لم تتغيّر كلمة مرورك. يُرجى طلب رابط جديد أو إعادة المحاولة.',
  // Confirming an address
  'Confirm your email': 'تأكيد بريدك الإلكتروني',
  'We sent this link to your new address. Confirm it to use it for your {site} account.':
    'أرسلنا هذا الرابط إلى عنوانك الجديد. يُرجى تأكيده لاستخدامه في حسابك على {site}.',
  'We sent this link to the address you signed up with. Confirm it to get your reviews there.':
    'أرسلنا هذا الرابط إلى العنوان الذي سجّلت به. يُرجى تأكيده لتصلك الآراء عليه.',
  'Confirm this address': 'تأكيد هذا العنوان',
  'Confirming...': 'جارٍ التأكيد…',
  'Failed to confirm your email': 'تعذّر تأكيد بريدك الإلكتروني',
  'Your email has changed': 'تغيّر بريدك الإلكتروني',
  "We'll send new reviews to this address, and you can sign in with it. We've told your old address too.":
    'سنرسل الآراء الجديدة إلى هذا العنوان، ويمكنك الدخول به. وأبلغنا عنوانك القديم أيضًا.',
  'Your email is confirmed': 'تم تأكيد بريدك الإلكتروني',
  "We'll send your reviews to this address.": 'سنرسل آراء زبائنك إلى هذا العنوان.',
  'Invalid confirmation link': 'رابط التأكيد غير صالح',
  'Invalid or expired confirmation link. Each link works once, for 24 hours, and only the newest one counts. You can get a new link in Settings.':
    'رابط التأكيد غير صالح أو انتهت صلاحيته. كل رابط يصلح مرة واحدة خلال 24\u00a0ساعة، والأحدث وحده هو الصالح. يمكنك طلب رابط جديد في الإعدادات.',
  'Invalid or expired confirmation link. Each link works once, for 7 days, and only the newest one counts. Sign in to see whether your address is confirmed, or to get a new link.':
    'رابط التأكيد غير صالح أو انتهت صلاحيته. كل رابط يصلح مرة واحدة خلال 7\u00a0أيام، والأحدث وحده هو الصالح. بعد تسجيل الدخول يظهر لك هل عنوانك مؤكد، ويمكنك طلب رابط جديد.',
  'Go to Settings': 'إلى الإعدادات',
  'This address is taken': 'هذا العنوان مستخدم',
  "This email address is already in use: another account confirmed it first. Your address hasn't changed. You can choose a different one in Settings.":
    'هذا البريد مستخدم بالفعل: سبق أن أكّده حساب آخر. لم يتغيّر عنوانك، ويمكنك اختيار عنوان آخر في الإعدادات.',
};
