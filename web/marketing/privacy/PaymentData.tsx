export function PaymentData() {
  return (
    <>
      <p>
        You pay on a page of Stripe, our payment provider. They get your card number. We never do. We send
        them the name and price of your plan, your email address and your account number. They tell us whether
        the payment went through. If you see a test payment page instead, nothing goes to Stripe and you
        aren't charged.
      </p>
      <p>We store:</p>
      <ul>
        <li>
          the plans you've had, their prices and dates, and whether they renew, were canceled or have ended
        </li>
        <li>Stripe's ID numbers for you, your subscriptions and your invoices</li>
        <li>the payment pages we opened for you in the last 30 days</li>
        <li>the amount and date of each payment</li>
        <li>which emails about your plan we sent, so that you get each one only once</li>
      </ul>
      <p>We keep the ID and type of each message from Stripe for 90 days. So each one counts only once.</p>
      <p>
        If you delete your account, we end your subscription at Stripe within minutes. We have to keep
        subscriptions and payments for our accounting. We remove your account number from them, and they don't
        have your name or email address. Only Stripe can still connect their ID numbers to you. Stripe's own
        privacy policy says what they keep.
      </p>
    </>
  );
}
