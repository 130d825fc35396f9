export const isLong = process.env.FAULTS === 'long';

export const rounds = (short: number, long: number) => (isLong ? long : short);
