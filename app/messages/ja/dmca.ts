import type { DmcaTexts } from "../dmca";

export default (): DmcaTexts => ({
	description: (product) => `${product}は動画を配信していません。著作権に関するお問い合わせ方法をご案内します。`,
	heading: "DMCA／著作権について",
	updated: (date) => `最終更新：${date}`,
	whatItIs: (product) => `${product}とは`,
	whatItIsText: (product) =>
		`${product}は作品のカタログです。公開データベースの作品名、出演者、日付を表示し、視聴ページには第三者が運営するプレーヤーを埋め込みます。著作物のホスティング、保存、配布は行いません。`,
	whatItDoesNot: (product) => `${product}が行わないこと`,
	noVideo: "サーバーに動画を保存しません。",
	noUploads: "ファイルのアップロードを受け付けません。",
	noStreams: "配信の複製、変換、中継を行いません。プレーヤーの映像は、その配信元からお使いのブラウザへ直接届きます。",
	concerns: "著作権に関するお問い合わせ",
	concernsText:
		"プレーヤーに表示される作品の権利をお持ちの場合、動画を削除できるのはその配信元だけです。まず配信元にご連絡ください。配信元はプレーヤーの枠で確認できます。",
	thirdParty: "第三者のコンテンツについて",
	thirdPartyText: (product) =>
		`プレーヤーに表示される内容の責任は、その運営者にあります。プレーヤーを選ぶのはこのサイトの運営者で、${product}は内容を選ぶことも確認することもありません。問題のある配信元へのリンクは削除することがあります。`,
	compliance: "法令への対応",
	complianceText:
		"作品名、このサイトのページのURL、連絡先が書かれた通知を確認し、対応します。作品をカタログから外すこともできます。",
	contact: "お問い合わせ先",
	writeTo: (subject) => `<contact></contact> 宛てに、件名を「${subject}」としてお送りください。`,
	subject: "DMCA／著作権に関するお問い合わせ",
	disclaimer: "免責事項",
	disclaimerText: (product) =>
		`作品名、人名、ポスターはそれぞれの権利者に帰属し、作品を示すためだけに表示しています。${product}は現状のまま、無保証で提供されます。`,
});
