export type BillingSentence = 'Payment' | 'Upgrade Your Account';
