import { MarketingPage, pageWidth } from './MarketingPage.tsx';

export function PricingPage() {
  return (
    <MarketingPage>
      <div className={pageWidth}>
        <h1>Pricing</h1>
      </div>
    </MarketingPage>
  );
}
