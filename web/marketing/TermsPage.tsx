import { MarketingPage, pageWidth } from './MarketingPage.tsx';

export function TermsPage() {
  return (
    <MarketingPage>
      <div className={pageWidth}>
        <h1>Terms of Service</h1>
      </div>
    </MarketingPage>
  );
}
