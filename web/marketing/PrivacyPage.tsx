import { MarketingPage, pageWidth } from './MarketingPage.tsx';

export function PrivacyPage() {
  return (
    <MarketingPage>
      <div className={pageWidth}>
        <h1>Privacy Policy</h1>
      </div>
    </MarketingPage>
  );
}
