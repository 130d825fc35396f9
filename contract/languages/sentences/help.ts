/** `{support}` is an email address, or the name of who runs the installation. Tags like `<settings>` are links; `<b>` is a button's name, as the button has it. */
export type HelpSentence =
  // Page
  | 'Short answers to common questions, and an address for everything else.'
  | 'Getting started'
  | 'Sharing your code'
  | 'Reviews and email'
  | 'Plans'
  | 'Your account and data'
  | 'For customers who leave a review'
  | 'Still stuck?'
  | 'Write to <support>{support}</support>. Tell us what you did, what happened, and which email address your account uses.'
  | 'On this page'
  // Getting started
  | '<register>Create an account</register>.'
  | '<login>Sign in</login>.'
  | 'How do I start?'
  | "Your link and QR code are on your <dashboard>Dashboard</dashboard>. Print the code or share the link, and ask your next happy customer. That's all."
  | 'Do I have to add a workplace?'
  | 'No. With <b>No specific workplace</b> selected, your code opens your general page, with just your first name. Those reviews are listed as General Review. With a workplace, customers see where they met you, and you see where each review comes from.'
  | 'How do I add a second workplace?'
  | 'In <settings>Settings</settings>, or with <b>Add New Workplace...</b> in the list above your QR code. Each workplace gets its own link and code.'
  | 'The free plan includes one workplace. For more, you need a <pricing>paid plan</pricing>.|The free plan includes {count} workplaces. For more, you need a <pricing>paid plan</pricing>.'
  | 'How do I put {name} on my phone like an app?'
  | "<b>Android:</b> open this site in Chrome and tap Install on the card that appears. You can also choose Install app or Add to Home screen in the browser's menu."
  | '<b>iPhone and iPad:</b> open this site in Safari, tap Share, then Add to Home Screen.'
  | 'Your customers never need to install anything.'
  // Sharing your code
  | 'How do I hand out my code?'
  | 'On your <dashboard>Dashboard</dashboard>, <b>Print QR Code</b> prints a poster, and <b>Share QR Code</b> sends the link in a message. You can also <show>show the code on your phone</show>, or print cards and table tents in the <print>print studio</print>.'
  | 'It works best right after a job well done. Ask in your own words.'
  | 'How do I show my code on my phone?'
  | 'Tap <b>Show my code</b> under the code on your <dashboard>Dashboard</dashboard>. It fills the screen and keeps the screen awake. It remembers the last workplace you used.'
  | "Once the app is <install>installed</install>, this works offline too. Press and hold the app's icon to get there fast."
  | "My code doesn't scan. What can I do?"
  | 'Print it at least 3 cm (1.2 inches) wide, or larger if people stand farther away.'
  | "Keep it black on white, with the white edge around it. Don't stretch or recolor it."
  | 'Use matte paper. Glare on glossy paper can hide the code.'
  | 'On your phone, turn up the brightness.'
  | "The link is also printed below the code, for anyone who'd rather type it."
  | 'What happens to printed codes if I rename or delete a workplace?'
  | 'They keep working. If you rename a workplace, its page shows the new name. If you delete it, its codes open your general page. Its reviews, old and new, become General Reviews.'
  | 'How do I print cards, tents and posters?'
  | "Open the <studio>print studio</studio>. Choose what the code opens and what to print. Then print it, or take the PDF to a copy shop. The preview shows exactly what you'll get."
  | 'Print at 100% ("Actual size") and turn off "Fit to page". Otherwise the sizes will be off.'
  | 'For cards and badges, use paper of 200 to 300 g/m². Cut along the fine marks at the edges.'
  | 'Fold a table tent along the dashed line. Its back is upside down on the sheet on purpose.'
  | "Laminating? Select “I'm laminating this” first. Matte film reflects less than glossy film."
  | 'The sticker is made for a label printer with a 62 mm roll, cut at 90 mm.'
  | "An empty box means we don't have a font for that letter. We support Latin, Cyrillic, Greek, Arabic, Hebrew, Chinese and Japanese."
  | 'Does my link ever change?'
  | 'No. You can change your name, email address, password and plan.'
  | 'No. You can change your name, email address and password.'
  | 'Your links and printed codes will keep working.'
  | 'How can I see which table brings in reviews?'
  | "Create a <codes>tracked code</codes> for each one: the window table, the flyer, your email signature. You'll see how often each code was scanned and how many reviews came from it. Each person counts once a day per code, and your own scans don't count."
  | "The code itself never changes, so you don't have to reprint it. When you change jobs, just point it to another workplace. If a code gets lost or misused, switch it off. Your other codes keep working."
  | 'Can customers tap instead of scan?'
  | 'Yes, with an NFC tag: a sticker that opens your page when a phone touches it. On <codes>Tracked codes</codes>, choose <b>Write to NFC tag</b>, in Chrome on an Android phone. With another phone, copy the link and write it with an app like NFC Tools. A tap counts as a scan.'
  | 'What do customers see about me?'
  | "Your first name, and the workplace's name and location if the code belongs to one. They don't see your last name, email address, reviews or rating."
  | 'Which languages does my review page support?'
  | "English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish, Arabic, Chinese and Japanese. It opens in the language of the customer's browser, and they can switch at the top. To share a link in one language, choose it on the page and copy the address."
  | "You get your reviews as they were written. We don't translate them."
  // Reviews and email
  | "I didn't get an email for a review"
  | "It's not lost. Every review is in <reviews>My Reviews</reviews>, even if its email didn't arrive. Then check:"
  | 'Is your email address still unconfirmed? Then a notice on your <dashboard>Dashboard</dashboard> asks you to open the link we sent you. Until you do, these emails wait.'
  | 'Is it in your spam folder? If so, mark it as not spam.'
  | 'Is your email address in <settings>Settings</settings> correct?'
  | 'Did you turn these emails off? You can turn them back on in <emails>Settings</emails>.'
  | 'Was your mail server down? We keep trying for five days.'
  | 'Can I stop the emails?'
  | "Yes. Use <b>Stop review emails</b> at the end of any review email. You'll still find your reviews in your list. The same link turns the emails back on."
  | 'Can I get fewer emails?'
  | 'Yes, in <emails>Settings</emails>.'
  | 'You can get new and changed reviews right away, in one email a day, or never. Right away is the default. The daily email comes 24 hours after the first review in it.'
  | 'Emails about your account and plan always come right away.'
  | 'Emails about your password and address always come right away.'
  | 'Can my phone tell me about a new review?'
  | 'Yes. Install the app, open <alerts>Settings</alerts> on your phone and turn on <b>Notify me on this device</b>. Alerts follow your email settings. They show stars and a first name, and the words only if you choose that.'
  | 'Can I hide the text of bad reviews until I want to read it?'
  | "Yes. Turn on <b>Fold 1- and 2-star reviews until I open them</b> in <emails>Settings</emails>. In your lists and emails, you'll see <b>Read it when you are ready</b> instead of the text. They still count in your average."
  | 'Are my reviews public?'
  | "No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You can <employer>show some to an employer</employer> if the customers allow it."
  | 'Can a review be changed or removed?'
  | "Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their private link can edit or take back their review for {days} days. We'll email you when they do."
  | 'Is a review abusive, or meant for someone else? Write to <support>{support}</support>.'
  | 'Can I reply to a review?'
  | "Yes, once and privately. Use <b>Reply privately</b> in <reviews>My Reviews</reviews>. The customer will see your reply on their private link. We don't email them, and you can't edit it later."
  | "You'll only see the button if the customer saved their private link, and for {days} days after the review."
  | 'How do I find a review?'
  | 'Type a few words into <b>Search reviews</b> in <reviews>My Reviews</reviews>: something the customer wrote, their name or place, or your workplace.'
  | 'How do I export my reviews?'
  | "Press <b>Export CSV</b> in <reviews>My Reviews</reviews>. The file opens in Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've selected."
  | 'What are Recent Views?'
  | "How often people opened your review page in the last 30 days. Each visitor counts once a day. Search engines don't count, and neither do you while you're signed in."
  | 'How do I take my reviews to a new job?'
  | 'In <reviews>My Reviews</reviews>, press <reputation>Take my reviews with me</reputation>. There you can download them all, or create a link that shows a few to an employer.'
  | 'Can I show reviews to an employer?'
  | 'Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews in <reputation>Take my reviews with me</reputation> to get a link for one employer. It works for up to {days} days, or until you turn it off, and you see how often it was opened.'
  | "The employer sees your full name and your customers' first names. If a customer changes their mind, their review disappears from the page right away."
  // Plans
  | "What's free?"
  | "{limit} reviews in total and one workplace, with your link, your QR code and an email for each review. The free plan doesn't expire.|{limit} reviews in total and {count} workplaces, with your link, your QR code and an email for each review. The free plan doesn't expire."
  | 'What happens at {limit} reviews?'
  | "Your review page pauses. Anyone who opens it reads that you can't take more reviews right now. You keep everything you have. We let you know with your last two free reviews. If a customer finds your page paused, we tell you that too, at most once a day."
  | 'With a <pricing>paid plan</pricing>, your page opens again right away, with the same link and code.'
  | 'What do the paid plans cost?'
  | '{monthly} per month, or {annual} per year, which saves {saving}. Both include unlimited reviews and multiple workplaces. See <pricing>Pricing</pricing>.'
  | 'How do I pay?'
  | "Choose a plan on the <pricing>Pricing</pricing> page and pay by card with Stripe, our payment provider. We never see your card. Your plan starts as soon as Stripe confirms the payment, usually within seconds, and we email you. If your card is declined or you go back, you aren't charged."
  | 'Can I switch between Monthly and Annual?'
  | "Yes, anytime, on the <pricing>Pricing</pricing> page. The new plan starts right away and is charged in full. We credit what you haven't used of the old one to your next bills."
  | 'How do I cancel?'
  | "In <billing>Settings</billing>, with two clicks: press <b>Cancel subscription</b> and confirm on the page that opens. You can also get there with <b>Manage billing</b>. You don't need a reason."
  | "Your plan runs until the end of the period you've paid for and won't renew. Until then, you can change your mind under <b>Manage billing</b>."
  | 'A payment failed. What now?'
  | "We'll email you, and you'll see a note in <billing>Settings</billing>. Your plan stays active until the end of the period you've paid for. Update your card under <b>Manage billing</b>. Your plan continues once the payment goes through, even if it has ended."
  | 'What happens when a paid plan ends?'
  | 'You go back to the free plan and keep every review and workplace. Your review page pauses if you have {limit} reviews or more.'
  | "You can't add workplaces beyond one workplace.|You can't add workplaces beyond {count} workplaces."
  | "If your plan won't renew, we email you three days before it ends, and again when it has ended."
  // Your account and data
  | 'I forgot my password'
  | 'Enter your email address on the <forgot>Forgot password</forgot> page. The link we send works once, for one hour. If you ask twice, only the newest link works. Nothing there? Check your spam folder, or try another address you may have used.'
  | 'How do I sign in with my face or fingerprint?'
  | 'Add a passkey in <settings>Settings</settings>, one for each device. Then your face, your fingerprint or the code of your phone is enough to sign in. Your password keeps working. Lost a device? Remove its passkey in Settings.'
  | 'Can I use {name} in my language?'
  | 'Yes, in the twelve languages of your review page. Choose yours in <settings>Settings</settings>. Our emails come in that language too.'
  | 'How do I change my email address, name or password?'
  | 'In <settings>Settings</settings>. We send a link to your new email address. Until you open it, your reviews go to the old one. A new password signs out your other devices. A new name shows on your review page right away.'
  | 'How do I get a copy of everything you store about me?'
  | 'Press <b>Download my data</b> in <settings>Settings</settings>.'
  | 'You get one file with your account, workplaces, reviews, subscriptions and payments.'
  | 'You get one file with your account, workplaces and reviews.'
  | 'The <privacy>Privacy Policy</privacy> lists what we store, and for how long.'
  | 'How do I delete my account?'
  | "Press <b>Delete Account</b> in <settings>Settings</settings> and enter your password. This deletes your account, workplaces and reviews right away. It can't be undone, and your codes will stop working."
  | "If you have a subscription, it ends too, and you lose the time you've paid for. To use that time, <cancel>cancel it</cancel> first and delete your account later."
  | 'I lost my phone, or forgot to sign out somewhere'
  | "Go to <settings>Settings</settings> to see where you're signed in. Press <b>Sign out</b> next to the device you lost. Or press <b>Sign out everywhere</b>, which includes the device you're using. If your phone has your password saved, change it as well."
  | "You're signed out after 30 days if you don't use a browser, and after 90 days in any case."
  | 'I think someone else is in my account'
  | "Change your password in <settings>Settings</settings>, and keep only the passkeys you recognize. That signs out every other device. Can't get in? <forgot>Reset your password</forgot> to sign out all of them and remove every passkey. Then write to <support>{support}</support>."
  | 'It says Too many requests'
  | "You, or someone on your internet connection, tried the same thing many times. We pause briefly so that no one can guess passwords. Wait a few minutes, an hour at most, and try again. Nothing is lost or locked. Don't remember your password? <forgot>Reset it</forgot>."
  // For customers who leave a review
  | 'Do I need an account or an app?'
  | "No. Scan the code, choose your stars, write a few words and add your name. That's all."
  | 'Who reads what I write?'
  | "Only the person you wrote to. We email them your review and keep it in their private list. We don't publish it or share it with their employer."
  | 'Can I change or delete my review?'
  | "Yes, for {days} days. After you send your review, press <b>Save my private link</b>. With this link you can edit your review, take it back, or read the reply. Anyone with the link can do the same, so keep it to yourself. You'll find the links saved on your phone under <links>Private links on this phone</links>."
  | "Don't have the link? Write to <support>{support}</support>. Tell us who the review was for, when you sent it, and the name you used."
  | 'What does it mean to allow showing my review to an employer?'
  | "It's up to you. If you allow it, the professional can show your review, with your first name, to an employer. They do that with a link that works for up to {most} days. With your private link, you can change your mind for {days} days."
  | 'It says Saved on this phone, not sent yet'
  | "Your words are safe on your phone. We'll send them as soon as you're back online. If you close the page, just open any review link again later. Your review will arrive only once."
  | "If the page asks you to keep it open, your phone couldn't save your words. Please don't close it yet."
  | "It says the person can't take more reviews right now"
  | 'Their free plan is full. It has nothing to do with you. Try the same link again in a few days, or tell them in person.'
  | 'It says Invalid Review Link'
  | 'The link is incomplete, or the account no longer exists. Scan the code again, or ask for a new link.';
