import type { MissingTexts } from "../missing";

export default (): MissingTexts => ({
	notFound: "ページが見つかりません",
	notFoundText: "お探しのページは存在しないか、移動した可能性があります。",
	searchForIt: "検索するか、今夜見る別の作品を探してみましょう。",
	trending: "いま話題の作品",
	catalogueDown: "カタログから応答がありません",

	notForProfile: "このプロフィールでは見られません",
	notForProfileText: "ここには、このプロフィールで見られる作品がありません。こちらの作品なら見られます。",
	watchThese: "見られる作品",
	forGrownUps: "おとな用のページです",
	forGrownUpsText: "このプロフィールでは開けません。ほかの人が自分のプロフィールを選ぶと開けます。",

	offlineTitle: "オフライン",
	youAreOffline: "オフラインです",
	unreachable: (product) =>
		`ただいま${product}に接続できません。マイリストと各作品の再生位置は失われません。接続が戻ると、このページは自動的に開きます。`,
});
